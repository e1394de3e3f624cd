// The tree as it grows, on a canvas: dragged, pinched, zoomed by wheel, buttons and keys. A node is
// chosen by a click, or by keys from one to the next; whoever does not see the canvas is told the
// chosen node and its place among its siblings.
import {
  type Dispatch,
  type StateUpdater,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks';
import { say } from '../../words/words.ts';
import {
  type Camera,
  fitted,
  following,
  panned,
  type Size,
  smallestScale,
  zoomed,
} from './camera.ts';
import { coloursOf } from './colours.ts';
import { layoutAt, remembered } from './layout.ts';
import { childrenOf, type Moment, pathTo } from './moment.ts';
import { figure } from './node_card.tsx';
import type { Problem } from './problem.ts';
import { drawnBy } from './state_picture.tsx';
import { nodeText } from './texts.ts';
import { nowhere, type Trace } from './trace.ts';
import { drawTree } from './tree_draw.ts';
import { type Geometry, nodeAt } from './tree_pick.ts';
import './tree_view.css';
import { usePointers } from './use_pointers.ts';

interface Props {
  readonly trace: Trace;
  readonly problem: Problem;
  readonly moment: Moment;
  readonly chosen: number;
  readonly onChoose: (node: number) => void;
  readonly own: Camera | undefined; // where somebody looks; undefined: it follows the search
  readonly onLook: Dispatch<StateUpdater<Camera | undefined>>;
}

// Where a key leads from a node.
function neighbour(trace: Trace, node: number, key: string, at: number): number | undefined {
  const parent = trace.parent[node] ?? nowhere;
  if (key === 'ArrowUp') return parent === nowhere ? undefined : parent;
  if (key === 'ArrowDown') return mainChild(trace, node, at);
  const siblings = parent === nowhere ? rootsAt(trace, at) : childrenOf(trace, parent, at);
  const place = siblings.indexOf(node);
  if (key === 'ArrowLeft') return siblings[place - 1];
  if (key === 'ArrowRight') return siblings[place + 1];
  return undefined;
}

// The one that the search went on from, if there is one.
function mainChild(trace: Trace, node: number, at: number): number | undefined {
  const children = childrenOf(trace, node, at);
  return children.find((child) => childrenOf(trace, child, at).length > 0) ?? children[0];
}

const rootsAt = (trace: Trace, at: number) =>
  [...trace.roots].filter((root) => trace.isThere(root, at));

function useSize() {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return { box, size };
}

// The theme may change while it is shown.
function useTheme(): string {
  const [theme, setTheme] = useState('');
  useEffect(() => {
    const root = document.documentElement;
    const observer = new MutationObserver(() => setTheme(root.dataset.theme ?? ''));
    observer.observe(root, { attributes: true, attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);
  return theme;
}

export function TreeView({ trace, problem, moment, chosen, onChoose, own, onLook }: Props) {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { box, size } = useSize();
  const theme = useTheme();
  const { at } = moment;
  const forgets = problem.wish.algorithm === 'rbfs';
  const alive = useMemo(() => remembered(trace, at, forgets), [trace, at, forgets]);
  const layout = layoutAt(trace, at, alive);
  const now = moment.node === nowhere ? moment.focus : moment.node;
  const shownNow = now >= layout.first ? now : nowhere;
  const camera =
    own ?? following(layout, size, shownNow, shownNow < 0 ? 0 : (trace.depth[shownNow] ?? 0));
  const marked = useMemo(
    () => new Set(pathTo(trace, chosen !== nowhere ? chosen : now)),
    [trace, chosen, now],
  );
  const geometry: Geometry = {
    trace,
    at,
    layout,
    alive,
    marked,
    now: shownNow,
    chosen,
    camera,
    screen: size,
  };

  useLayoutEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context || size.width === 0) return;
    const dense = devicePixelRatio || 1;
    if (element.width !== Math.round(size.width * dense))
      element.width = Math.round(size.width * dense);
    if (element.height !== Math.round(size.height * dense))
      element.height = Math.round(size.height * dense);
    context.setTransform(dense, 0, 0, dense, 0, 0);
    const colours = coloursOf(element);
    const drawState = drawnBy(problem, (state) => trace.recording.cellsOf(state), colours);
    const drawn = drawTree(context, { ...geometry, colours, drawState, number: figure });
    element.dataset.drawn = String(drawn);
  });
  void theme; // drawn again when it changes

  const zoom = (by: number, point = { x: size.width / 2, y: size.height / 2 }) =>
    onLook(zoomed(camera, by, point, size, smallestScale(layout, size)));
  const pointers = usePointers({
    pan: (dx, dy) => onLook((before) => panned(before ?? camera, dx, dy)),
    zoom,
    click: (x, y) => onChoose(nodeAt(geometry, x, y)),
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = chosen !== nowhere ? chosen : now;
    const next = from === nowhere ? undefined : neighbour(trace, from, event.key, at);
    const commands: Record<string, () => void> = {
      '+': () => zoom(1.3),
      '=': () => zoom(1.3),
      '-': () => zoom(1 / 1.3),
      '0': () => onLook(fitted(layout, size)),
      f: () => onLook(undefined),
      Escape: () => onChoose(nowhere),
    };
    const command = event.key.startsWith('Arrow')
      ? () => next !== undefined && choose(next)
      : commands[event.key];
    if (!command) return;
    event.preventDefault();
    event.stopPropagation();
    command();
  };

  // What was reached by keys is brought into sight.
  const choose = (node: number) => {
    onChoose(node);
    onLook({
      ...following(layout, size, node, trace.depth[node] ?? 0),
      ...(own ? { scale: own.scale } : {}),
    });
  };

  const described = chosen !== nowhere ? chosen : now;
  return (
    <section class="card steps-tree" aria-label={say('steps-tree')}>
      <div class="steps-tree-head">
        <h2>{say('steps-tree')}</h2>
        <div class="row">
          <button
            type="button"
            class="button small"
            onClick={() => zoom(1.4)}
            aria-label={say('steps-zoom-in')}
            title={say('steps-zoom-in')}
          >
            +
          </button>
          <button
            type="button"
            class="button small"
            onClick={() => zoom(1 / 1.4)}
            aria-label={say('steps-zoom-out')}
            title={say('steps-zoom-out')}
          >
            −
          </button>
          <button type="button" class="button small" onClick={() => onLook(fitted(layout, size))}>
            {say('steps-fit')}
          </button>
          <button
            type="button"
            class="button small"
            aria-pressed={own === undefined}
            onClick={() => onLook(undefined)}
          >
            {say('steps-follow')}
          </button>
        </div>
      </div>
      <div
        ref={box}
        class="steps-canvas"
        role="tree"
        tabIndex={0}
        aria-label={say('steps-tree')}
        aria-describedby={`${id}-keys`}
        aria-activedescendant={described === nowhere ? undefined : `${id}-node`}
        data-keys=""
        onKeyDown={onKeyDown}
        {...pointers}
      >
        <canvas ref={canvas} data-testid="steps-canvas" />
        {described !== nowhere && (
          <Spoken id={`${id}-node`} node={described} {...{ trace, problem, at }} />
        )}
      </div>
      <p id={`${id}-keys`} class="muted steps-keys">
        {say('steps-tree-keys')}
      </p>
    </section>
  );
}

function Spoken({
  id,
  trace,
  problem,
  node,
  at,
}: Pick<Props, 'trace' | 'problem'> & { id: string; node: number; at: number }) {
  const parent = trace.parent[node] ?? nowhere;
  const siblings = parent === nowhere ? rootsAt(trace, at) : childrenOf(trace, parent, at);
  return (
    <div
      id={id}
      class="unseen"
      role="treeitem"
      tabIndex={-1}
      aria-selected="true"
      aria-level={(trace.depth[node] ?? 0) + 1}
      aria-posinset={siblings.indexOf(node) + 1}
      aria-setsize={siblings.length}
    >
      {nodeText(trace, problem, node, at)}
    </div>
  );
}
