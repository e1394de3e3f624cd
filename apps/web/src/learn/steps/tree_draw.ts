// Draws what fits of a tree: boards where there is room for them, then figures, then dots; a subtree
// that is narrower than a dot is a line as deep as it goes.
import { type Camera, columnWidth, levelHeight, type Size, worldX, worldY } from './camera.ts';
import type { Layout } from './layout.ts';
import { type Standing, standing, worthOf } from './moment.ts';
import { nowhere, type Trace } from './trace.ts';

export interface Colours {
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  readonly surface: string;
  readonly hover: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly good: string;
  readonly hint: string;
  readonly focus: string;
}

export type DrawState = (
  context: CanvasRenderingContext2D,
  state: number,
  box: { x: number; y: number; size: number },
) => void;

export interface Scene {
  readonly trace: Trace;
  readonly at: number;
  readonly layout: Layout;
  readonly alive: ReadonlySet<number> | undefined; // all, if there is none
  readonly marked: ReadonlySet<number>; // the path to what happens now
  readonly now: number;
  readonly chosen: number;
  readonly camera: Camera;
  readonly screen: Size;
  readonly colours: Colours;
  readonly drawState: DrawState;
  readonly number: (value: number) => string;
}

const boardsFrom = 0.5; // scales
const figuresFrom = 0.24;

export const boxWidth = 60;
export const boxHeight = 78;

class Drawing {
  private readonly deepestSeen: number;

  constructor(
    private readonly context: CanvasRenderingContext2D,
    private readonly scene: Scene,
  ) {
    const { screen, camera, layout } = scene;
    const bottom = camera.y + screen.height / 2 / camera.scale;
    this.deepestSeen = layout.top + Math.ceil(bottom / levelHeight);
  }

  // The edges first, so that nodes lie upon them.
  draw(): number {
    const nodes: number[] = [];
    const { layout, trace, at } = this.scene;
    const waiting = layout.roots.filter((root) => trace.isThere(root, at));
    while (waiting.length > 0) {
      const node = waiting.pop() as number;
      if (!this.isInSight(node)) continue;
      nodes.push(node);
      if ((trace.depth[node] ?? 0) > this.deepestSeen) continue;
      if (this.isNarrow(node)) this.drawTrunk(node);
      else this.addChildren(node, waiting);
    }
    for (const node of nodes) this.drawNode(node);
    return nodes.length;
  }

  private screenX(node: number): number {
    const { camera, screen, layout } = this.scene;
    return (worldX(layout, node) - camera.x) * camera.scale + screen.width / 2;
  }
  private screenY(depth: number): number {
    const { camera, screen, layout } = this.scene;
    return (worldY(layout, depth) - camera.y) * camera.scale + screen.height / 2;
  }

  private isInSight(node: number): boolean {
    const { layout, camera, screen } = this.scene;
    const n = node - layout.first;
    const half = screen.width / 2 / camera.scale;
    return (
      (layout.right[n] ?? 0) * columnWidth >= camera.x - half &&
      (layout.left[n] ?? 0) * columnWidth <= camera.x + half
    );
  }

  private isNarrow(node: number): boolean {
    const { layout, camera } = this.scene;
    const n = node - layout.first;
    const columns = (layout.right[n] ?? 0) - (layout.left[n] ?? 0);
    return columns * columnWidth * camera.scale < 2 && !this.scene.marked.has(node);
  }

  private addChildren(node: number, waiting: number[]): void {
    const { trace, at, alive } = this.scene;
    let child = trace.lastChild[node] ?? nowhere;
    for (; child !== nowhere; child = trace.sibling[child] ?? nowhere) {
      if ((trace.born[child] ?? 0) >= at || (alive && !alive.has(child))) continue;
      if (child - this.scene.layout.first >= this.scene.layout.x.length) continue;
      this.drawEdge(node, child);
      waiting.push(child);
    }
  }

  private drawEdge(node: number, child: number): void {
    const { context, scene } = this;
    const { trace, colours, marked, camera } = scene;
    const isMarked = marked.has(child) && marked.has(node);
    const fromY = this.screenY(trace.depth[node] ?? 0);
    const toY = this.screenY(trace.depth[child] ?? 0);
    const middle = (fromY + toY) / 2;
    context.globalAlpha = isMarked ? 1 : 0.5;
    context.strokeStyle = isMarked ? colours.accent : colours.muted;
    context.lineWidth = isMarked ? Math.max(2.5, 4 * camera.scale) : Math.max(1, 2 * camera.scale);
    context.beginPath();
    context.moveTo(this.screenX(node), fromY);
    context.bezierCurveTo(
      this.screenX(node),
      middle,
      this.screenX(child),
      middle,
      this.screenX(child),
      toY,
    );
    context.stroke();
    context.globalAlpha = 1;
  }

  private drawTrunk(node: number): void {
    const { context, scene } = this;
    const { layout, trace, colours } = scene;
    const lowest = layout.lowest[node - layout.first] ?? 0;
    context.globalAlpha = 0.5;
    context.strokeStyle = colours.muted;
    context.lineWidth = 1;
    context.beginPath();
    context.moveTo(this.screenX(node), this.screenY(trace.depth[node] ?? 0));
    context.lineTo(this.screenX(node), this.screenY(lowest));
    context.stroke();
    context.globalAlpha = 1;
  }

  private drawNode(node: number): void {
    const { trace, at, camera } = this.scene;
    const x = this.screenX(node);
    const y = this.screenY(trace.depth[node] ?? 0);
    if (y < -levelHeight || y > this.scene.screen.height + levelHeight) return;
    const stands = standing(trace, node, at);
    if (camera.scale >= boardsFrom) this.drawBoard(node, x, y, stands);
    else if (camera.scale >= figuresFrom) this.drawFigure(node, x, y, stands);
    else this.drawDot(node, x, y, stands);
  }

  private look(node: number, stands: Standing) {
    const { colours, now, chosen } = this.scene;
    if (node === now) return { edge: colours.accent, width: 3.5, dash: [] };
    if (node === chosen) return { edge: colours.focus, width: 3.5, dash: [] };
    if (stands === 'found') return { edge: colours.good, width: 3.5, dash: [] };
    if (stands === 'open') return { edge: colours.hint, width: 2, dash: [] };
    if (stands === 'closed') return { edge: colours.muted, width: 1.5, dash: [] };
    return { edge: colours.muted, width: 1.2, dash: [3, 3] };
  }

  private drawBoard(node: number, x: number, y: number, stands: Standing): void {
    const { context, scene } = this;
    const { camera, colours, trace, at } = scene;
    const s = camera.scale;
    const width = boxWidth * s;
    const height = boxHeight * s;
    const look = this.look(node, stands);
    const faded = stands === 'pruned' || stands === 'forgotten';
    context.globalAlpha = faded ? 0.72 : 1;
    context.fillStyle = stands === 'closed' ? colours.hover : colours.surface;
    context.strokeStyle = look.edge;
    context.lineWidth = look.width * Math.max(s, 0.8);
    context.setLineDash(look.dash);
    context.beginPath();
    context.roundRect(x - width / 2, y - height / 2, width, height, 7 * s);
    context.fill();
    context.stroke();
    context.setLineDash([]);
    const size = width - 12 * s;
    const state = trace.recording.state[trace.born[node] ?? 0] ?? 0;
    scene.drawState(context, state, { x: x - size / 2, y: y - height / 2 + 6 * s, size });
    const { f } = worthOf(trace, node, at);
    context.fillStyle = colours.ink;
    context.font = `600 ${Math.max(13 * s, 9)}px ui-sans-serif, system-ui, sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(scene.number(f), x, y + height / 2 - 9 * s);
    context.globalAlpha = 1;
    this.drawMark(x + width / 2 - 9 * s, y + height / 2 - 9 * s, 5 * s, stands);
  }

  // Never by colour alone: a ring waits, a full circle is done, a cross is left out, a star is found.
  private drawMark(x: number, y: number, r: number, stands: Standing): void {
    const { context, scene } = this;
    const { colours } = scene;
    context.lineWidth = Math.max(1.2, r / 3);
    context.beginPath();
    if (stands === 'pruned' || stands === 'forgotten') {
      context.strokeStyle = colours.muted;
      context.moveTo(x - r * 0.8, y - r * 0.8);
      context.lineTo(x + r * 0.8, y + r * 0.8);
      context.moveTo(x + r * 0.8, y - r * 0.8);
      context.lineTo(x - r * 0.8, y + r * 0.8);
      context.stroke();
      return;
    }
    if (stands === 'found') {
      context.fillStyle = colours.good;
      for (let point = 0; point < 10; ++point) {
        const radius = point % 2 === 0 ? r * 1.5 : r * 0.65;
        const angle = (point * Math.PI) / 5 - Math.PI / 2;
        context.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
      }
      context.fill();
      return;
    }
    context.arc(x, y, r * 0.8, 0, 2 * Math.PI);
    context.fillStyle = context.strokeStyle = stands === 'open' ? colours.hint : colours.muted;
    if (stands === 'open') context.stroke();
    else context.fill();
  }

  private drawFigure(node: number, x: number, y: number, stands: Standing): void {
    const { context, scene } = this;
    const { camera, colours, trace, at } = scene;
    const r = 30 * camera.scale;
    const look = this.look(node, stands);
    context.fillStyle = stands === 'closed' ? colours.hover : colours.surface;
    context.strokeStyle = look.edge;
    context.lineWidth = Math.max(1, look.width * 0.7);
    context.setLineDash(look.dash);
    context.beginPath();
    context.arc(x, y, r, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
    context.setLineDash([]);
    context.fillStyle = colours.ink;
    context.font = `600 ${Math.max(26 * camera.scale, 8)}px ui-sans-serif, system-ui, sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(scene.number(worthOf(trace, node, at).f), x, y);
  }

  private drawDot(node: number, x: number, y: number, stands: Standing): void {
    const { scene } = this;
    const special = node === scene.now || node === scene.chosen;
    const r = Math.max(24 * scene.camera.scale, special ? 4 : 1.1);
    if (!special && r > 2.2) {
      this.drawMark(x, y, r, stands);
      return;
    }
    const { context } = this;
    context.fillStyle = this.look(node, stands).edge;
    context.beginPath();
    if (special) context.arc(x, y, Math.max(r, 5), 0, 2 * Math.PI);
    else context.rect(x - r, y - r, 2 * r, 2 * r);
    context.fill();
  }
}

// How many nodes were drawn.
export function drawTree(context: CanvasRenderingContext2D, scene: Scene): number {
  context.clearRect(0, 0, scene.screen.width, scene.screen.height);
  return new Drawing(context, scene).draw();
}
