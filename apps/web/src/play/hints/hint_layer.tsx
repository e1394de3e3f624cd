// The hint as it lies on the board: the tile to think of and its home, or arrows that get smaller
// with every move.
import { columnOf, rowOf } from '../../board/geometry.ts';
import type { Extent, TileView } from '../../core/types.ts';
import { view } from '../session.ts';
import { hint, hintedPushes } from './hints.ts';
import './hints.css';
import type { Push } from './way.ts';

const turns = { R: 0, D: 90, L: 180, U: 270 } as const;

const centre = (cell: number, extent: Extent) => ({
  x: columnOf(cell, extent) + 0.5,
  y: rowOf(cell, extent) + 0.5,
});

// On the edge between both cells, so that no number is hidden and no two arrows meet.
function Arrow({ push, place, extent }: { push: Push; place: number; extent: Extent }) {
  const from = centre(push.from, extent);
  const to = centre(push.to, extent);
  const size = 1 - place * 0.16;
  const spot = `translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2})`;
  return (
    <path
      class="hint-arrow"
      data-testid="hint-arrow"
      transform={`${spot} rotate(${turns[push.way]}) scale(${size})`}
      d="M-.24-.07H.02V-.19L.26 0L.02 .19V.07H-.24Z"
    />
  );
}

function Nudge({ game, tile }: { readonly game: TileView; readonly tile: number }) {
  const at = centre(game.tiles.indexOf(tile), game);
  const home = centre(game.goal.tiles.indexOf(tile), game);
  return (
    <g class="hint-nudge" data-testid="hint-nudge" data-tile={tile}>
      <rect x={home.x - 0.44} y={home.y - 0.44} width=".88" height=".88" rx=".12" class="home" />
      <rect x={at.x - 0.46} y={at.y - 0.46} width=".92" height=".92" rx=".12" />
    </g>
  );
}

export function HintLayer() {
  const game = view.value;
  const shown = hint.value;
  if (!game || shown.kind === 'none') return null;
  return (
    <svg class="hint-layer" viewBox={`0 0 ${game.columns} ${game.rows}`} aria-hidden="true">
      {shown.kind === 'nudge' ? (
        <Nudge game={game} tile={shown.tile} />
      ) : (
        hintedPushes(game, shown.left).map((push, place) => (
          <Arrow key={place} push={push} place={place} extent={game} />
        ))
      )}
    </svg>
  );
}
