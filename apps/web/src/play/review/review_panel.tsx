// Where moves were lost, move by move.
import { say } from '../../words/words.ts';
import { view } from '../session.ts';
import { lookAt, reviewed, reviewing, startReview, stopReview } from './review.ts';
import './review_panel.css';

function Strip({ lost }: { readonly lost: readonly (number | null)[] }) {
  return (
    <div class="review-strip" aria-hidden="true">
      {lost.map((moves, place) => (
        <span key={place} class={moves === null ? 'unknown' : moves > 0 ? 'lost' : ''} />
      ))}
    </div>
  );
}

function Losses({ lost }: { readonly lost: readonly (number | null)[] }) {
  const places = lost.flatMap((moves, place) => (moves ? [{ place, moves }] : []));
  return (
    <ul class="review-losses">
      {places.map(({ place, moves }) => (
        <li key={place}>
          <button type="button" class="button small" onClick={() => lookAt(place)}>
            {say('lost-at', { numbers: [place + 1, moves] })}
          </button>
        </li>
      ))}
    </ul>
  );
}

export function ReviewPanel() {
  const game = view.value;
  if (!game?.finished) return null;
  const review = reviewed();
  const sum = review?.lost.reduce<number>((all, one) => all + (one ?? 0), 0) ?? 0;
  return (
    <section class="card" aria-label={say('review')} data-testid="review">
      <h2>{say('review')}</h2>
      {reviewing.value ? (
        <>
          <p class="muted">{say('reviewing')}</p>
          <button type="button" class="button" onClick={stopReview}>
            {say('cancel')}
          </button>
        </>
      ) : review ? (
        <>
          <p data-testid="review-sum">
            {review.optimum === null
              ? say('review-unknown', { numbers: [sum] })
              : say('review-sum', { numbers: [review.optimum, review.lost.length, sum] })}
          </p>
          <Strip lost={review.lost} />
          <Losses lost={review.lost} />
        </>
      ) : (
        <button type="button" class="button" onClick={() => void startReview()}>
          {say('review-it')}
        </button>
      )}
    </section>
  );
}
