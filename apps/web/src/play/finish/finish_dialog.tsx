// Solved: a quiet celebration, how it went, and what next.
import { Dialog } from '../../shell/dialog.tsx';
import { say, sayNumber } from '../../words/words.ts';
import { clockText } from '../clock_text.ts';
import { playMoves } from '../hints/autoplay.ts';
import { newGame } from '../new_game.ts';
import { startReview } from '../review/review.ts';
import { act } from '../session.ts';
import { type Finish, finish, finishShown } from './finish.ts';
import './finish_dialog.css';

const close = () => {
  finishShown.value = false;
};

function after(next: () => void): () => void {
  return () => {
    close();
    next();
  };
}

function isPerfect({ game, shortest }: Finish): boolean {
  if (shortest === 'searching' || shortest?.status !== 'optimal') return false;
  return shortest.length === game.counts.moves;
}

function Optimum(ended: Finish) {
  const { game, shortest } = ended;
  if (shortest === 'searching') return <p class="muted">{say('looking-for-optimum')}</p>;
  if (!shortest || shortest.length === null) return null;
  const numbers = [shortest.length, game.counts.moves, shortest.lower_bound];
  const proven = shortest.status === 'optimal' ? 'optimal-you' : 'found-you';
  const key = isPerfect(ended) ? 'perfect' : proven;
  return (
    <p data-testid="optimum" class="finish-optimum">
      {say(key, { numbers })}
    </p>
  );
}

function Tiles() {
  return (
    <div class="finish-tiles" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((tile) => (
        <span key={tile} />
      ))}
    </div>
  );
}

function watch({ shortest }: Finish): void {
  if (shortest === 'searching' || !shortest?.moves) return;
  act('restart');
  act('note-solution');
  playMoves(shortest.moves);
}

export function FinishDialog() {
  const ended = finish.value;
  if (!ended || !finishShown.value) return null;
  const { game, shortest, records } = ended;
  const canWatch = shortest !== undefined && shortest !== 'searching';
  const actions = (
    <div class="finish-actions">
      <button type="button" class="button primary" onClick={after(() => void newGame())}>
        {say('next-board')}
      </button>
      <button type="button" class="button" onClick={after(() => void act('restart'))}>
        {say('again')}
      </button>
      <button type="button" class="button" disabled={!canWatch} onClick={after(() => watch(ended))}>
        {say('watch-shortest')}
      </button>
      <button
        type="button"
        class="button"
        disabled={isPerfect(ended)}
        onClick={after(() => void startReview())}
      >
        {say('review')}
      </button>
      <button type="button" class="button" onClick={close}>
        {say('close')}
      </button>
    </div>
  );
  return (
    <Dialog title={say('solved')} onClose={close} actions={actions}>
      <div data-testid="finish">
        <Tiles />
        <p class="finish-figures">
          {say('finish-figures', {
            numbers: [game.counts.moves],
            time: clockText(game.time),
            speed: sayNumber(game.counts.moves / Math.max(game.time / 1000, 0.001), 2),
          })}
        </p>
        <Optimum {...ended} />
        {records.map((record) => (
          <p key={record} class="finish-record">
            {say(`record-${record}`)}
          </p>
        ))}
      </div>
    </Dialog>
  );
}
