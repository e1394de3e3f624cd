// Which part of a tree is seen. The world is measured in pixels of a node that is drawn in full.
import type { Layout } from './layout.ts';

export const columnWidth = 76;
export const levelHeight = 112;
export const margin = 30;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const largest = 1.6;

export interface Camera {
  readonly x: number; // of the world, in the middle of the screen
  readonly y: number;
  readonly scale: number;
}

// As a link has it: "152.5,336,0.62".
export function writeCamera(camera: Camera | undefined): string {
  if (!camera) return '';
  const { x, y, scale } = camera;
  return [x.toFixed(1), y.toFixed(1), scale.toPrecision(4)].map(Number).join(',');
}

export function readCamera(text: string | undefined): Camera | undefined {
  const numbers = (text ?? '').split(',').map((part) => (part ? Number(part) : Number.NaN));
  const [x = 0, y = 0, scale = 0] = numbers;
  if (numbers.length !== 3 || !numbers.every(Number.isFinite) || scale <= 0) return undefined;
  return { x, y, scale: Math.min(scale, largest) };
}

const readable = 0.62; // boards can be told apart
const bearable = 0.5; // just so: for a tree that fits

export const worldX = (layout: Layout, node: number) =>
  (layout.x[node - layout.first] ?? 0) * columnWidth;
export const worldY = (layout: Layout, depth: number) => (depth - layout.top + 0.5) * levelHeight;

export function worldSize(layout: Layout): Size {
  return { width: layout.columns * columnWidth, height: layout.levels * levelHeight };
}

export function fitted(layout: Layout, screen: Size): Camera {
  const { width, height } = worldSize(layout);
  const scale = Math.min(
    (screen.width - margin) / width,
    (screen.height - margin) / height,
    largest * 0.7,
  );
  return { x: width / 2, y: height / 2, scale: Math.max(scale, smallestScale(layout, screen)) };
}

// So that the whole tree can be seen, however large.
export function smallestScale(layout: Layout, screen: Size): number {
  const { width, height } = worldSize(layout);
  return Math.min((screen.width - margin) / width, (screen.height - margin) / height, 0.2);
}

// The whole tree where that can be read; else the part around a node.
export function following(layout: Layout, screen: Size, node: number, depth: number): Camera {
  const whole = fitted(layout, screen);
  if (whole.scale >= bearable || node < 0) return whole;
  const { width, height } = worldSize(layout);
  const inside = (at: number, all: number, seen: number) =>
    all <= seen ? all / 2 : Math.min(Math.max(at, seen / 2 - margin), all - seen / 2 + margin);
  return {
    x: inside(worldX(layout, node), width, screen.width / readable),
    y: inside(worldY(layout, depth), height, screen.height / readable),
    scale: readable,
  };
}

export function zoomed(
  camera: Camera,
  by: number,
  at: { x: number; y: number },
  screen: Size,
  least: number,
): Camera {
  const scale = Math.min(Math.max(camera.scale * by, least), largest);
  const dx = (at.x - screen.width / 2) * (1 / camera.scale - 1 / scale);
  const dy = (at.y - screen.height / 2) * (1 / camera.scale - 1 / scale);
  return { x: camera.x + dx, y: camera.y + dy, scale };
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}
