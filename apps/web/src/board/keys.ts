// Keys that move tiles: arrows, WASD, HJKL.
import type { Direction } from './geometry.ts';

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'U',
  ArrowDown: 'D',
  ArrowLeft: 'L',
  ArrowRight: 'R',
  w: 'U',
  s: 'D',
  a: 'L',
  d: 'R',
  k: 'U',
  j: 'D',
  h: 'L',
  l: 'R',
};

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

export function directionOfKey(event: Key): Direction | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
  return directions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
}

// Shift with an arrow moves the focus instead of a tile.
export function focusDirection(event: Key): Direction | undefined {
  const isArrow = event.key.startsWith('Arrow');
  return isArrow && event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey
    ? directions[event.key]
    : undefined;
}

// Whether a key belongs to whatever has the focus: text, lists, or a dialog that is open.
export function isTaken(event: Event): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (document.querySelector('dialog[open]')) return true;
  return target?.closest('input, select, textarea, [contenteditable], [data-keys]') != null;
}
