// Solving: a board, how to search, what is found, and watching it.
import { useEffect } from 'preact/hooks';
import { TileBoard } from '../board/tile_board.tsx';
import { newGame } from '../play/new_game.ts';
import { act, playBoard, view } from '../play/session.ts';
import { PlaybackPanel } from '../playback/playback_panel.tsx';
import { SharePanel } from '../share/share_panel.tsx';
import { announce } from '../shell/live.tsx';
import { go } from '../shell/router.ts';
import { say } from '../words/words.ts';
import { chosen, tileWish } from './method.ts';
import { MethodForm } from './method_form.tsx';
import { nameOf } from './names.ts';
import { tileOffer } from './offer.ts';
import { Outcome, Statistics } from './outcome.tsx';
import { isPossible } from './promise_line.tsx';
import {
  cancel,
  failed,
  found,
  type Puzzle,
  puzzle,
  searching,
  start,
  takePuzzle,
} from './search.ts';
import './solve_page.css';
import { SolvedDialog } from './solved_dialog.tsx';
import { offerToWatch, playedToEnd, watch, watched } from './watched.ts';

// The board that is played, unless another one is being solved.
function takePlayed(): void {
  const game = view.value;
  if (game && !searching.value) takePuzzle({ board: game, goal: game.goal });
}

async function takeNew(): Promise<void> {
  if (await newGame()) takePlayed();
}

// The player has seen how it goes: the game counts as helped.
function tryYourself({ board, goal }: Puzzle): void {
  const seen = (watched.value?.playback.position.value ?? 0) > 0;
  if (!playBoard(board.text, goal.text)) return;
  if (seen) act('note-solution');
  go('');
}

function useFindings(): void {
  const task = puzzle.value;
  const solution = found.value;
  const busy = searching.value;
  useEffect(() => offerToWatch(task?.board, solution), [task, solution]);
  useEffect(() => {
    if (busy || !solution) return;
    const numbers = [solution.length ?? 0, solution.lower_bound];
    announce(say(`outcome-${solution.status}`, { numbers }));
    if (solution.moves && view.value?.text === task?.board.text) act('note-solution');
  }, [busy, solution, task]);
}

function SearchCard({ task }: { readonly task: Puzzle }) {
  const wish = tileWish.value;
  const offer = tileOffer(task.board);
  const { algorithm, heuristic } = chosen(wish, offer);
  const names = [algorithm, heuristic].flatMap((about) => (about ? [nameOf(about)] : []));
  const possible = isPossible(wish, offer, algorithm);
  return (
    <section class="card" aria-label={say('solve')}>
      {searching.value ? (
        <button type="button" class="button danger wide" onClick={cancel}>
          {say(found.value ? 'stop-keep' : 'cancel')}
        </button>
      ) : (
        <button
          type="button"
          class="button primary wide"
          disabled={!possible}
          onClick={() => void start(wish, offer)}
        >
          {say('solve-it')}
        </button>
      )}
      <details class="how">
        <summary>
          {say('how')} <span class="muted">{names.join(', ') || say('automatic')}</span>
        </summary>
        <fieldset disabled={searching.value} aria-label={say('how')}>
          <MethodForm
            wish={wish}
            offer={offer}
            extent={task.board}
            onChange={(next) => {
              tileWish.value = next;
            }}
          />
        </fieldset>
      </details>
    </section>
  );
}

function ResultCard({ task }: { readonly task: Puzzle }) {
  const solution = found.value;
  const seen = watched.value;
  if (!searching.value && !solution && !failed.value) return null;
  const other = solution?.moves != null && seen && seen.solution.moves !== solution.moves;
  return (
    <section class="card result" aria-label={say('solution')}>
      <Outcome />
      {other && (
        <button type="button" class="button" onClick={() => watch(task.board, solution)}>
          {say('watch-shorter', { numbers: [solution.length ?? 0] })}
        </button>
      )}
      {seen && <PlaybackPanel path={seen.path} playback={seen.playback} />}
      {solution && !searching.value && <Statistics solution={solution} />}
    </section>
  );
}

export function SolvePage() {
  useEffect(takePlayed, []);
  useFindings();
  const task = puzzle.value;
  const seen = watched.value;
  useEffect(() => () => watched.peek()?.playback.pause(), []);
  if (!task) return <h1>{say('page-solve')}</h1>;
  const board = seen ? seen.path.state(seen.playback.position.value) : task.board;
  const { rows, columns } = board;
  return (
    <div class="play solving">
      <h1 class="unseen">{say('page-solve')}</h1>
      <div class="solve-board">
        <TileBoard board={board} goal={task.goal} label={say('board-shown', { rows, columns })} />
        <div class="row solve-next">
          <button type="button" class="button" onClick={() => tryYourself(task)}>
            {say('try-yourself')}
          </button>
          <button type="button" class="button" onClick={() => void takeNew()}>
            {say('new-board')}
          </button>
        </div>
      </div>
      <div class="panels">
        <ResultCard task={task} />
        <SearchCard task={task} />
        {view.value?.text === task.board.text && <SharePanel />}
      </div>
      {seen && playedToEnd.value && (
        <SolvedDialog watched={seen} onTry={() => tryYourself(task)} onNew={() => void takeNew()} />
      )}
    </div>
  );
}
