// Dragging, pinching, the wheel, and clicks that are none of these.
import { useRef } from 'preact/hooks';

interface Gestures {
  readonly pan: (dx: number, dy: number) => void;
  readonly zoom: (by: number, at: { x: number; y: number }) => void;
  readonly click: (x: number, y: number) => void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const slop = 5; // pixels that a click may move

const between = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

export function usePointers({ pan, zoom, click }: Gestures) {
  const down = useRef(new Map<number, Point>());
  const moved = useRef(false);
  const place = (event: PointerEvent | WheelEvent): Point => {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (down.current.size === 0) moved.current = false;
      down.current.set(event.pointerId, place(event));
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      const before = down.current.get(event.pointerId);
      if (!before) return;
      const now = place(event);
      const other = [...down.current].find(([one]) => one !== event.pointerId)?.[1];
      if (!moved.current && apart(before, now) < slop && !other) return;
      moved.current = true;
      down.current.set(event.pointerId, now);
      if (!other) {
        pan(now.x - before.x, now.y - before.y);
        return;
      }
      zoom(apart(now, other) / Math.max(apart(before, other), 1), between(now, other));
    },
    onPointerUp(event: PointerEvent) {
      const at = place(event);
      if (down.current.delete(event.pointerId) && !moved.current) click(at.x, at.y);
    },
    onPointerCancel(event: PointerEvent) {
      down.current.delete(event.pointerId);
    },
    // With the control key alone, so that the page can be scrolled past it; pinching on a touch pad
    // comes as that, too.
    onWheel(event: WheelEvent) {
      if (!event.ctrlKey && !event.metaKey && document.activeElement !== event.currentTarget)
        return;
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 300), place(event));
    },
  };
}
