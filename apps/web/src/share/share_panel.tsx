// Sharing the board that is played.
import { view } from '../play/session.ts';
import { found, puzzle } from '../solve/search.ts';
import { shorten } from './link.ts';
import { ShareBox } from './share_box.tsx';

// As rows: blanks and new lines are short in a link.
export const asRows = (line: string) => line.replaceAll(' / ', '\n');

export function SharePanel() {
  const game = view.value;
  if (!game) return null;
  const goal = game.goal_name === 'own' ? asRows(game.goal.text) : game.goal_name;
  const moves = puzzle.value?.board.text === game.text ? found.value?.moves : undefined;
  return (
    <ShareBox
      link={{ board: asRows(game.text), ...(goal === 'blank-last' ? {} : { goal }) }}
      moves={moves ? shorten(moves) : undefined}
      text={game.text}
    />
  );
}
