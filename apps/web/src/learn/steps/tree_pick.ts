import { columnWidth, levelHeight } from './camera.ts';
import { nowhere } from './trace.ts';
import { boxWidth, type Scene } from './tree_draw.ts';

// What says where the nodes are seen.
export type Geometry = Omit<Scene, 'colours' | 'drawState' | 'number'>;

// The node at a point of the screen, or nowhere.
export function nodeAt(scene: Geometry, px: number, py: number): number {
  const { camera, screen, layout, trace, at, alive } = scene;
  const column = ((px - screen.width / 2) / camera.scale + camera.x) / columnWidth;
  const level = ((py - screen.height / 2) / camera.scale + camera.y) / levelHeight + layout.top;
  const depth = Math.floor(level);
  const reach = Math.max(boxWidth / 2 / columnWidth, 12 / camera.scale / columnWidth);
  let best = nowhere;
  let nearest = reach;
  const waiting = layout.roots.slice();
  while (waiting.length > 0) {
    const node = waiting.pop() as number;
    const n = node - layout.first;
    if (n >= layout.x.length || !trace.isThere(node, at)) continue;
    if (alive && !alive.has(node)) continue;
    if ((layout.right[n] ?? 0) + reach < column || (layout.left[n] ?? 0) - reach > column) continue;
    if ((layout.lowest[n] ?? 0) < depth) continue;
    if (trace.depth[node] === depth) {
      const away = Math.abs((layout.x[n] ?? 0) - column);
      if (away <= nearest) [best, nearest] = [node, away];
      continue;
    }
    let child = trace.lastChild[node] ?? nowhere;
    for (; child !== nowhere; child = trace.sibling[child] ?? nowhere) waiting.push(child);
  }
  return best;
}
