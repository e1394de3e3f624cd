// A picture laid over a board so that it covers all of it and is not distorted; each tile shows the
// piece that belongs to its home.
import { columnOf, rowOf } from '../board/geometry.ts';
import type { Extent } from '../core/types.ts';

export interface Picture {
  readonly name: string;
  readonly url: string; // data: or blob:, made by the page
  readonly aspect: number; // width by height
}

// Where the picture lies, in cells: its size, and how far it reaches beyond the left and the top.
export function coverage(aspect: number, { rows, columns }: Extent) {
  const wide = aspect > columns / rows;
  const width = wide ? rows * aspect : columns;
  const height = wide ? rows : columns / aspect;
  return { width, height, left: (width - columns) / 2, top: (height - rows) / 2 };
}

// CSS measures positions in parts of what is left over: the cell less the picture.
const position = (offset: number, length: number) =>
  length === 1 ? '0%' : `${(100 * offset) / (length - 1)}%`;

export function cover(picture: Picture, extent: Extent, home: number): Record<string, string> {
  const { width, height, left, top } = coverage(picture.aspect, extent);
  const x = position(columnOf(home, extent) + left, width);
  const y = position(rowOf(home, extent) + top, height);
  return {
    '--picture': `url("${picture.url}")`,
    '--picture-size': `${100 * width}% ${100 * height}%`,
    '--picture-place': `${x} ${y}`,
  };
}
