// Pointers on a level: a piece is dragged along free ways, or tapped.
import { useRef, useState } from 'preact/hooks';
import type { Level } from '../core/types.ts';
import { type Carried, carry } from './carry.ts';
import { piecePath } from './piece_path.ts';
import { freeFor, type IsFree, type Place, placeOf } from './position.ts';

export interface PieceDrag extends Carried {
  readonly piece: number;
}

interface Hold {
  readonly pointer: number;
  readonly piece: number;
  readonly start: Place;
  readonly free: IsFree;
  readonly x: number; // pixels
  readonly y: number;
  readonly side: number; // pixels of a cell
  at: Place;
  tapped: boolean;
}

interface Options {
  readonly level: Level;
  readonly corners: readonly number[];
  readonly onTurn: (piece: number, path: string) => void;
  readonly onTap: (piece: number) => void;
}

const tapRadius = 6; // pixels that a finger may tremble

function pieceAt(event: PointerEvent): number | undefined {
  const element = event.target instanceof Element ? event.target.closest('[data-piece]') : null;
  return element ? Number(element.getAttribute('data-piece')) : undefined;
}

export function usePieceDrag({ level, corners, onTurn, onTap }: Options) {
  const hold = useRef<Hold | undefined>(undefined);
  const [drag, setDrag] = useState<PieceDrag | undefined>(undefined);
  const letGo = () => {
    hold.current = undefined;
    setDrag(undefined);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      const piece = event.isPrimary && event.button === 0 ? pieceAt(event) : undefined;
      if (piece === undefined) return;
      const element = event.currentTarget as SVGElement;
      element.setPointerCapture(event.pointerId);
      const start = placeOf(corners[piece] ?? 0, level);
      hold.current = {
        pointer: event.pointerId,
        piece,
        start,
        at: start,
        free: freeFor(level, corners, piece),
        x: event.clientX,
        y: event.clientY,
        side: element.getBoundingClientRect().width / level.columns,
        tapped: true,
      };
    },
    onPointerMove: (event: PointerEvent) => {
      const held = hold.current;
      if (!held || held.pointer !== event.pointerId) return;
      const dx = event.clientX - held.x;
      const dy = event.clientY - held.y;
      if (held.tapped && Math.hypot(dx, dy) <= tapRadius) return;
      held.tapped = false;
      const wish = { x: held.start.x + dx / held.side, y: held.start.y + dy / held.side };
      const carried = carry(held.at, wish, held.free);
      held.at = carried.at;
      setDrag({ piece: held.piece, ...carried });
    },
    onPointerUp: (event: PointerEvent) => {
      const held = hold.current;
      if (held?.pointer !== event.pointerId) return;
      letGo();
      const path = piecePath(held.start, held.at, held.free);
      if (held.tapped) onTap(held.piece);
      else if (path) onTurn(held.piece, path);
    },
    onPointerCancel: letGo,
  };
  return { drag, handlers };
}
