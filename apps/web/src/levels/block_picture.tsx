// The parts of a level as they are seen: ground, pieces, and where pieces have to go.
import type { Level } from '../core/types.ts';
import {
  bars,
  goalOutline,
  groundPlaces,
  hatching,
  labelPlace,
  pieceOutline,
  star,
  unit,
  wallOutline,
} from './picture_parts.ts';
import { firstCorners, type Place, placeOf, type Shape, shapesOf } from './position.ts';
import './block_picture.css';

export function Ground({ level }: { readonly level: Level }) {
  const gates = groundPlaces(level, '-');
  return (
    <g>
      <path class="wall" d={wallOutline(level)} />
      <path class="wall-lines" d={hatching(groundPlaces(level, '#'))} />
      {gates.map(({ x, y }) => (
        <rect key={`${x},${y}`} class="gate" x={x * unit} y={y * unit} width={unit} height={unit} />
      ))}
      <path class="gate-bars" d={bars(gates)} />
    </g>
  );
}

interface FaceProps {
  readonly shape: Shape;
  readonly name: string; // empty: not shown
  readonly wanted: boolean; // it has to go somewhere
}

export function PieceFace({ shape, name, wanted }: FaceProps) {
  const path = pieceOutline(shape);
  const place = labelPlace(shape);
  const x = (place.x + 0.5) * unit;
  const y = (place.y + 0.5) * unit;
  return (
    <>
      <path class="piece-edge" d={path} />
      <path class="piece-face" d={path} />
      {wanted && <path class="piece-star" d={star(x, name ? y - 20 : y, name ? 15 : 26)} />}
      {name && (
        <text class="piece-name" x={x} y={wanted ? y + 22 : y + 2}>
          {name}
        </text>
      )}
    </>
  );
}

// Which piece belongs there, where there are several.
function GoalTag({ shape, name }: { readonly shape: Shape; readonly name: string | undefined }) {
  const first = shape.cells[0] ?? { x: 0, y: 0 };
  const x = first.x * unit + 17;
  const y = first.y * unit + 17;
  return (
    <>
      <circle class="goal-tag" cx={x} cy={y} r={17} />
      <text class="goal-name" x={x} y={y + 1}>
        {name}
      </text>
    </>
  );
}

// Above the pieces: a goal that something stands on is still one.
export function Goals({ level }: { readonly level: Level }) {
  return (
    <g class="goals">
      {level.targets.map(({ piece, corner }) => {
        const shape = shapesOf(level)[piece];
        if (!shape) return null;
        const { x, y } = placeOf(corner, level);
        const path = goalOutline(shape);
        return (
          <g key={piece} transform={`translate(${x * unit} ${y * unit})`}>
            <path class="goal-below" d={path} />
            <path class="goal" d={path} />
            {level.targets.length > 1 && <GoalTag shape={shape} name={level.pieces[piece]?.name} />}
          </g>
        );
      })}
    </g>
  );
}

export const viewBox = ({ columns, rows }: Level) => `0 0 ${columns * unit} ${rows * unit}`;

export const shiftBy = ({ x, y }: Place) => ({
  transform: `translate(${x * unit}px, ${y * unit}px)`,
});

// A whole level to look at.
export function BlockPicture({
  level,
  corners = firstCorners(level),
}: {
  readonly level: Level;
  readonly corners?: readonly number[];
}) {
  return (
    <svg class="blocks" viewBox={viewBox(level)} aria-hidden="true">
      <Ground level={level} />
      {shapesOf(level).map((shape, piece) => {
        const wanted = level.targets.some((target) => target.piece === piece);
        return (
          <g
            key={piece}
            class={wanted ? 'piece wanted' : 'piece'}
            style={shiftBy(placeOf(corners[piece] ?? 0, level))}
          >
            <PieceFace shape={shape} name="" wanted={wanted} />
          </g>
        );
      })}
      <Goals level={level} />
    </svg>
  );
}
