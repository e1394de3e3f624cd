// Pointers on a board: a click pushes, a drag carries the tiles along and lets go, a swipe that
// begins anywhere else moves the tile that can go that way. With `hover` the mouse alone is enough.

import { useRef, useState } from 'preact/hooks';
import type { Extent } from '../core/types.ts';
import { type Direction, directionOf, pushDirection, pushedCells } from './geometry.ts';

export interface Drag {
  readonly cells: readonly number[]; // that are carried
  readonly way: Direction;
  readonly part: number; // of a cell, 0 to 1
}

interface Hold {
  readonly pointer: number;
  readonly cell: number;
  readonly x: number;
  readonly y: number;
  readonly side: number; // pixels of a cell
}

interface Options {
  readonly extent: Extent;
  readonly blank: number;
  readonly hover: boolean; // a mouse that comes over a tile pushes it
  readonly onPush: (cell: number) => void;
  readonly onMove: (way: Direction) => void;
}

const clickRadius = 6; // pixels that a finger may tremble
const swipeLength = 24;
const enough = 0.35; // of a cell

// How far a movement carries tiles that can go one way only.
export function carried(way: Direction, dx: number, dy: number, side: number): number {
  const along = { R: dx, L: -dx, D: dy, U: -dy }[way];
  return Math.min(Math.max(along / side, 0), 1);
}

function cellAt(event: PointerEvent, element: HTMLElement, extent: Extent) {
  const box = element.getBoundingClientRect();
  const side = box.width / extent.columns;
  const column = Math.floor((event.clientX - box.left) / side);
  const row = Math.floor((event.clientY - box.top) / side);
  const inside = column >= 0 && column < extent.columns && row >= 0 && row < extent.rows;
  return inside ? { cell: row * extent.columns + column, side } : undefined;
}

export function useDrag({ extent, blank, hover, onPush, onMove }: Options) {
  const hold = useRef<Hold | undefined>(undefined);
  const [drag, setDrag] = useState<Drag | undefined>(undefined);

  // Once for each cell that the mouse comes to: a tile that was pushed onto it stays there.
  const hovered = useRef<number | undefined>(undefined);
  const comeOver = (event: PointerEvent) => {
    if (!hover || event.pointerType !== 'mouse') return;
    const cell = cellAt(event, event.currentTarget as HTMLElement, extent)?.cell;
    const isNew = cell !== undefined && cell !== hovered.current;
    hovered.current = cell;
    if (isNew && pushDirection(cell, blank, extent)) onPush(cell);
  };

  const release = (event: PointerEvent, held: Hold) => {
    const dx = event.clientX - held.x;
    const dy = event.clientY - held.y;
    const length = Math.hypot(dx, dy);
    const way = pushDirection(held.cell, blank, extent);
    if (length <= clickRadius) onPush(held.cell);
    else if (way && carried(way, dx, dy, held.side) >= enough) onPush(held.cell);
    else if (!way && length >= swipeLength) onMove(directionOf(dx, dy));
  };

  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      const element = event.currentTarget as HTMLElement;
      const place = event.isPrimary && event.button === 0 && cellAt(event, element, extent);
      if (!place) return;
      element.setPointerCapture(event.pointerId);
      hold.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, ...place };
    },
    onPointerMove: (event: PointerEvent) => {
      const held = hold.current;
      if (!held) comeOver(event);
      const way = held && pushDirection(held.cell, blank, extent);
      if (!held || !way || held.pointer !== event.pointerId) return;
      const part = carried(way, event.clientX - held.x, event.clientY - held.y, held.side);
      setDrag({ cells: pushedCells(held.cell, blank, extent), way, part });
    },
    onPointerUp: (event: PointerEvent) => {
      const held = hold.current;
      hold.current = undefined;
      setDrag(undefined);
      if (held?.pointer === event.pointerId) release(event, held);
    },
    onPointerLeave: () => {
      hovered.current = undefined;
    },
    onPointerCancel: () => {
      hold.current = undefined;
      setDrag(undefined);
    },
  };
  return { drag, handlers };
}
