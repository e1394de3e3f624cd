// Which stages of the lessons are done on a board.
import type { Lesson } from '../../core/requests.ts';
import type { Board } from '../../core/types.ts';

export function isDone(lesson: Pick<Lesson, 'tiles'>, board: Board, goal: Board): boolean {
  return lesson.tiles.every((tile) => board.tiles.indexOf(tile) === goal.tiles.indexOf(tile));
}

// How many, from the first on.
export function stagesDone(
  lessons: readonly Pick<Lesson, 'tiles'>[],
  board: Board,
  goal: Board,
): number {
  const open = lessons.findIndex((lesson) => !isDone(lesson, board, goal));
  return open < 0 ? lessons.length : open;
}
