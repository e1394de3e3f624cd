// The estimate as a sum: a line of arithmetic, and every part of it to point at.
import type { Lens, LensPart, LensSide } from '../../core/requests.ts';
import type { Extent } from '../../core/types.ts';
import { titleOf } from '../../solve/names.ts';
import { say } from '../../words/words.ts';
import { endsOf, idOf, isOfOneTile, sentenceOf, shownSide } from './parts.ts';

interface MarkProps {
  readonly mark: string;
  readonly onMark: (mark: string) => void;
}

export function Arithmetic({ side }: { readonly side: LensSide }) {
  const terms = side.parts.map(({ amount }) => amount);
  const sum = terms.length > 0 ? `${terms.join(' + ')} = ` : '';
  return (
    <p class="lens-sum" data-testid="lens-sum" data-total={side.total}>
      <var>h</var> = {sum}
      <strong>{side.total}</strong>
    </p>
  );
}

function TileParts({ side, mark, onMark }: MarkProps & { readonly side: LensSide }) {
  const parts = side.parts.filter(isOfOneTile);
  if (parts.length === 0) return null;
  return (
    <li>
      <p>{say(parts[0]?.why === 'away' ? 'lens-away-tiles' : 'lens-distance-tiles')}</p>
      <div class="lens-chips">
        {parts.map((part) => {
          const id = idOf(part, 0);
          const tile = part.tiles[0] ?? 0;
          return (
            <button
              key={id}
              type="button"
              class="lens-chip"
              aria-pressed={mark === id}
              title={say(tile === 0 ? 'lens-blank-adds' : 'lens-tile-adds', {
                tile,
                numbers: [part.amount],
              })}
              onClick={() => onMark(mark === id ? '' : id)}
            >
              <span class="lens-tile">{tile === 0 ? '□' : tile}</span>+{part.amount}
            </button>
          );
        })}
      </div>
    </li>
  );
}

// How many tiles of which home line stand in which line.
function Matrix({ part, lines }: { readonly part: LensPart; readonly lines: number }) {
  const rows = part.why === 'rows-changed';
  const all = Array.from({ length: lines }, (_, line) => line);
  return (
    <table class="lens-matrix">
      <caption>{say(rows ? 'lens-row-matrix' : 'lens-column-matrix')}</caption>
      <thead>
        <tr>
          <td />
          {all.map((home) => (
            <th key={home} scope="col">
              {rows ? '↕' : '↔'}
              {home + 1}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {all.map((line) => (
          <tr key={line}>
            <th scope="row">{say(rows ? 'lens-row' : 'lens-column', { numbers: [line + 1] })}</th>
            {all.map((home) => {
              const count = part.counts[line * lines + home] ?? 0;
              return (
                <td key={home} class={line === home ? 'lens-right' : count > 0 ? 'lens-wrong' : ''}>
                  {count}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Ends({ part }: { readonly part: LensPart }) {
  return (
    <ul class="lens-ends">
      {endsOf(part).map(({ before, last, detours }) => (
        <li key={`${before}-${last}`}>
          {say('lens-end', { before: String(before), last: String(last), numbers: [2 * detours] })}
        </li>
      ))}
    </ul>
  );
}

function More({ part, extent }: { readonly part: LensPart; readonly extent: Extent }) {
  if (part.why === 'rows-changed') return <Matrix part={part} lines={extent.rows} />;
  if (part.why === 'columns-changed') return <Matrix part={part} lines={extent.columns} />;
  if (part.why === 'last-moves') return <Ends part={part} />;
  if (part.why.endsWith('inversions') && part.pairs.length > 0)
    return (
      <p class="lens-pairs">
        {part.pairs.map(([first, second]) => `${first}–${second}`).join(', ')}
      </p>
    );
  return null;
}

export function Parts(props: MarkProps & { readonly side: LensSide; readonly extent: Extent }) {
  const { side, extent, mark, onMark } = props;
  if (side.parts.length === 0) return <p class="muted">{say('lens-nothing')}</p>;
  return (
    <ul class="lens-parts">
      <TileParts {...props} />
      {side.parts.map((part, place) => {
        if (isOfOneTile(part)) return null;
        const id = idOf(part, place);
        return (
          <li key={id}>
            <button
              type="button"
              class="lens-reason"
              aria-pressed={mark === id}
              onClick={() => onMark(mark === id ? '' : id)}
            >
              <strong>+{part.amount}</strong> <span>{sentenceOf(part, place, extent)}</span>
            </button>
            <More part={part} extent={extent} />
          </li>
        );
      })}
    </ul>
  );
}

// The sums of which the largest counts.
export function Sides({
  lens,
  chosen,
  onChoose,
}: {
  readonly lens: Lens;
  readonly chosen: number;
  readonly onChoose: (side: number) => void;
}) {
  if (lens.sides.length < 2) return null;
  const shown = shownSide(lens.sides, chosen);
  const mirrored = new Set(lens.sides.map(({ heuristic }) => heuristic)).size === 1;
  return (
    <fieldset class="lens-sides">
      <legend>{say('lens-largest')}</legend>
      {lens.sides.map(({ heuristic, total }, place) => (
        <button
          key={place}
          type="button"
          class="button"
          aria-pressed={place === shown}
          onClick={() => onChoose(place)}
        >
          {mirrored ? say(place === 0 ? 'lens-as-is' : 'lens-mirrored') : titleOf(heuristic)}:{' '}
          {total}
        </button>
      ))}
    </fieldset>
  );
}
