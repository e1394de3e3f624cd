// Solves the board that is played, on the page for that.
import { view } from '../play/session.ts';
import { go } from '../shell/router.ts';
import { tileWish } from './method.ts';
import { tileOffer } from './offer.ts';
import { mayStopSearching, start, takePuzzle } from './search.ts';

export async function solvePlayed(): Promise<void> {
  const game = view.value;
  if (!game || !(await mayStopSearching())) return;
  takePuzzle({ board: game, goal: game.goal });
  go('solve');
  await start(tileWish.value, tileOffer(game));
}
