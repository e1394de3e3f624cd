// The tiles of the stage that comes next, marked on the board, and the places they belong to.
import { columnOf, rowOf } from '../../board/geometry.ts';
import { view } from '../session.ts';
import { doneNow, lessons } from './lessons.ts';
import './lessons.css';

export function LessonLayer() {
  const game = view.value;
  const lesson = lessons.value?.[doneNow()];
  if (!game || !lesson) return null;
  const frame = (cell: number, name: string) => (
    <rect
      key={`${name}${cell}`}
      class={name}
      x={columnOf(cell, game) + 0.05}
      y={rowOf(cell, game) + 0.05}
      width=".9"
      height=".9"
      rx=".12"
    />
  );
  return (
    <svg class="hint-layer" viewBox={`0 0 ${game.columns} ${game.rows}`} aria-hidden="true">
      {lesson.tiles.map((tile) => frame(game.goal.tiles.indexOf(tile), 'lesson-home'))}
      {lesson.tiles.map((tile) => frame(game.tiles.indexOf(tile), 'lesson-tile'))}
    </svg>
  );
}
