// "tiles 4x4 blank-last" for people: "4 × 4", and the goal where it is not the usual one.
import { titleOf } from '../solve/names.ts';
import { say } from '../words/words.ts';

export function puzzleName(key: string): string {
  const [, rows, columns, goal] = /^tiles (\d+)x(\d+) (.+)$/.exec(key) ?? [];
  if (!rows || !columns) return key.replace(/^blocks /, '');
  const size = say('size', { rows, columns });
  return goal === 'blank-last' ? size : say('size-with-goal', { size, goal: titleOf(goal ?? '') });
}
