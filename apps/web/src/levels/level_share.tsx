// Sharing a level as it began, with a solution from there.
import { plainLevel } from '../share/plain_level.ts';
import { ShareBox } from '../share/share_box.tsx';
import { addressOf, ownId } from './level_list.ts';
import type { Playing } from './level_session.ts';
import { found } from './level_solver.ts';
import { firstCorners } from './position.ts';

export function LevelShare({ playing }: { readonly playing: Playing }) {
  const { level } = playing;
  const address = addressOf(level);
  const text = address === ownId ? plainLevel(level.text) : address;
  const fromStart = found.value?.start.join() === firstCorners(level).join();
  const mine = found.value?.id === level.id && fromStart ? found.value : undefined;
  const answer = mine?.answer;
  const moves = answer && 'ok' in answer ? answer.ok.moves : null;
  const counting = mine && mine.metric !== 'moves' ? { metric: mine.metric } : {};
  return (
    <ShareBox link={{ level: text, ...counting }} moves={moves ?? undefined} text={level.text} />
  );
}
