// The estimate beside the truth.
import { say } from '../../words/words.ts';
import { useDistance } from './use_distance.ts';

interface Props {
  readonly estimate: number;
  readonly known: number | null; // the true distance, of small boards
  readonly board: string;
  readonly goal: string;
  readonly asked: boolean;
  readonly onAsk: () => void;
}

function Bar({ moves, most, name }: { moves: number; most: number; name: string }) {
  return (
    <div class={`lens-bar ${name}`} style={{ width: `${(100 * moves) / Math.max(most, 1)}%` }} />
  );
}

function verdict(estimate: number, distance: number): string {
  if (estimate > distance) return 'lens-over';
  return estimate === distance ? 'lens-exact' : 'lens-short';
}

function Truth({ estimate, distance }: { readonly estimate: number; readonly distance: number }) {
  const most = Math.max(estimate, distance);
  const numbers = [estimate, distance, Math.abs(distance - estimate)];
  const said = verdict(estimate, distance);
  return (
    <div data-testid="lens-truth" data-distance={distance}>
      <div class="lens-bars" aria-hidden="true">
        <span>h</span>
        <Bar moves={estimate} most={most} name={said} />
        <span>h*</span>
        <Bar moves={distance} most={most} name="lens-true" />
      </div>
      <p class={said === 'lens-over' ? 'lens-warning' : ''}>{say(said, { numbers })}</p>
    </div>
  );
}

export function TrueDistance({ estimate, known, board, goal, asked, onAsk }: Props) {
  const distance = useDistance(board, goal, asked && known === null);
  if (known !== null) return <Truth estimate={estimate} distance={known} />;
  if (distance.kind === 'known') return <Truth estimate={estimate} distance={distance.moves} />;
  if (distance.kind === 'searching') return <p role="status">{say('searching')}</p>;
  if (distance.kind === 'unknown') return <p role="status">{say('lens-not-found')}</p>;
  return (
    <button type="button" class="button" onClick={onAsk}>
      {say('lens-find-distance')}
    </button>
  );
}
