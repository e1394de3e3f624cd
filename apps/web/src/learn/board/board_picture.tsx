// A board that is only looked at, with its text for those who listen.
import type { Board } from '../../core/types.ts';
import { say } from '../../words/words.ts';
import './board.css';

interface Props {
  readonly board: Board;
  readonly small?: boolean;
}

export function BoardPicture({ board, small = false }: Props) {
  return (
    <div
      class={small ? 'board-picture small' : 'board-picture'}
      style={{ '--columns': board.columns }}
      role="img"
      aria-label={say('trial-board-said', { board: board.text })}
      data-board={board.text}
    >
      {board.tiles.map((tile) => (
        <span key={tile} class={tile === 0 ? 'blank' : ''} aria-hidden="true">
          {tile === 0 ? '' : tile}
        </span>
      ))}
    </div>
  );
}
