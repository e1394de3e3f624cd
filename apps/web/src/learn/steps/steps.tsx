// A search, step by step: every event of the real algorithm, forth and back.
//
//   <Steps given={{ board: '1 2 0 / 4 8 3 / 7 6 5', algorithm: 'astar', at: '12', show: 'tree,code' }} />
//
// given: board, goal, or level, metric; algorithm, heuristic, as the command line takes them; at, the
// number of events that have happened; node, the number of a state in the tree; camera, which part of
// the tree is looked at; show, the parts.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isTaken } from '../../board/keys.ts';
import { chosen as chosenOf } from '../../solve/method.ts';
import { sentence, usedName } from '../../solve/names.ts';
import { say, sayError } from '../../words/words.ts';
import type { State } from '../link.ts';
import type { ToolProps } from '../tools.ts';
import { type Camera, readCamera, writeCamera } from './camera.ts';
import { CodePanel } from './code_panel.tsx';
import { offerInConsole } from './event_lines.ts';
import { ClosedList, OpenList } from './lists.tsx';
import { momentAt, nextOf } from './moment.ts';
import { NodePanel } from './node_panel.tsx';
import { Counts, NowPanel } from './now_panel.tsx';
import { offerFor, type Problem, readProblem, writeProblem } from './problem.ts';
import { expanded, kinds } from './recording.ts';
import { Setup } from './setup.tsx';
import { StepControls, usualRate } from './step_controls.tsx';
import { Stepper } from './stepper.ts';
import './steps.css';
import { nowhere } from './trace.ts';
import { TreeView } from './tree_view.tsx';
import { type Traced, useTrace } from './use_trace.ts';

const parts = [
  'setup',
  'controls',
  'now',
  'counts',
  'code',
  'tree',
  'node',
  'open',
  'closed',
] as const;
export type Part = (typeof parts)[number];

// All that are named; without names all.
export function readParts(show: string | undefined): ReadonlySet<Part> {
  const named = (show ?? '').split(',');
  const shown = parts.filter((part) => named.includes(part));
  return new Set(shown.length > 0 ? shown : parts);
}

const whole = (text: string | undefined, most: number, fallback: number) => {
  const number = Number(text ?? Number.NaN);
  return Number.isInteger(number) && number >= 0 ? Math.min(number, most) : fallback;
};

interface ViewerProps extends Traced {
  readonly given: State;
  readonly shown: ReadonlySet<Part>;
  readonly onPlace: (place: State) => void;
}

function useStepperKeys(stepper: Stepper, trace: Traced['trace']) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const commands: Readonly<Record<string, () => void>> = {
      ' ': () => stepper.toggle(),
      ArrowRight: () => stepper.step(1),
      ArrowLeft: () => stepper.step(-1),
      PageDown: () => stepper.jump(nextOf(trace, expanded, stepper.position.value, 1)),
      PageUp: () => stepper.jump(nextOf(trace, expanded, stepper.position.value, -1)),
      Home: () => stepper.jump(0),
      End: () => stepper.jump(stepper.length),
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTaken(event)) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const target = event.target instanceof Element ? event.target : null;
      // Where several searches stand on one page, keys belong to the one that has the focus.
      const isAlone = document.querySelectorAll('.steps-viewer').length === 1;
      if (!isAlone && !root.current?.contains(target)) return;
      if (event.key === ' ' && target?.closest('button, summary, a')) return;
      const command = commands[event.key];
      if (!command) return;
      event.preventDefault();
      command();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [stepper, trace]);
  return root;
}

// Addresses may not be changed too often: when it has come to rest, and now and then while it plays.
function useTelling(place: State, playing: boolean, onPlace: ViewerProps['onPlace']) {
  const told = useRef(0);
  useEffect(() => {
    const wait = playing ? told.current + 1000 - performance.now() : 200;
    const timer = setTimeout(() => {
      told.current = performance.now();
      onPlace(place);
    }, wait);
    return () => clearTimeout(timer);
  }, [Object.values(place).join(), playing]);
}

function Verdict({ conclusion }: Pick<Traced, 'conclusion'>) {
  const { status, length, cut } = conclusion;
  const method = [conclusion.algorithm, conclusion.heuristic].filter(Boolean).map(usedName);
  const numbers = [length ?? 0];
  const said = cut
    ? say('steps-cut')
    : length === null
      ? say(status === 'unsolvable' ? 'steps-unsolvable' : 'steps-unsolved')
      : say(status === 'optimal' ? 'steps-optimal' : 'steps-solved', { numbers });
  return (
    <p class="steps-verdict" data-testid="steps-verdict">
      <b>{method.join(', ')}</b> {said}
    </p>
  );
}

function Viewer({ problem, trace, conclusion, given, shown, onPlace }: ViewerProps) {
  const stepper = useMemo(() => {
    const made = new Stepper(trace.events);
    made.rate.value = usualRate();
    made.position.value = whole(given.at, trace.events, 0);
    return made;
  }, [trace]);
  const [chosen, setChosen] = useState(whole(given.node, trace.nodes - 1, nowhere));
  const [own, setOwn] = useState<Camera | undefined>(readCamera(given.camera));
  useEffect(() => () => stepper.dispose(), [stepper]);
  useEffect(
    () => offerInConsole(trace.recording, problem.kind === 'tiles' ? 'tiles' : 'corners'),
    [trace],
  );
  const root = useStepperKeys(stepper, trace);
  const at = stepper.position.value;
  const playing = stepper.playing.value;
  const moment = momentAt(trace, at);
  const place = {
    at: String(at),
    node: chosen === nowhere ? '' : String(chosen),
    camera: writeCamera(own),
  };
  useTelling(place, playing, onPlace);
  const offer = offerFor(problem);
  const used = chosenOf({ ...problem.wish, algorithm: conclusion.algorithm }, offer).algorithm;
  const shared = { trace, problem, moment, chosen, onChoose: setChosen };
  return (
    <div
      ref={root}
      class="steps-viewer"
      data-testid="steps"
      data-at={at}
      data-picture={JSON.stringify(moment)}
    >
      {shown.has('controls') ? (
        <StepControls stepper={stepper} trace={trace}>
          <Verdict conclusion={conclusion} />
        </StepControls>
      ) : (
        <Verdict conclusion={conclusion} />
      )}
      <div class="steps-parts">
        <div class="steps-side">
          {shown.has('now') && <NowPanel {...shared} playing={playing} />}
          {shown.has('counts') && <Counts trace={trace} moment={moment} />}
          {shown.has('code') && used && (
            <CodePanel code={used.code} event={kinds[moment.kind] ?? ''} />
          )}
        </div>
        <div class="steps-main">
          {shown.has('tree') && <TreeView {...shared} own={own} onLook={setOwn} />}
          {shown.has('node') && <NodePanel {...shared} />}
          {shown.has('open') && <OpenList {...shared} playing={playing} />}
          {shown.has('closed') && <ClosedList {...shared} playing={playing} />}
        </div>
      </div>
    </div>
  );
}

export function Steps({ given, onState }: ToolProps) {
  const [problem, setProblem] = useState<Problem>(() => readProblem(given));
  const [place, setPlace] = useState(given); // where to begin; of another problem at the start
  const shown = useMemo(() => readParts(given.show), [given.show]);
  const tracing = useTrace(problem);
  const tell = (where: State) =>
    onState?.({ ...writeProblem(problem), ...where, show: given.show ?? '' });
  return (
    <div class="steps">
      {shown.has('setup') && (
        <Setup
          problem={problem}
          onChange={(next) => {
            setPlace({});
            setProblem(next);
          }}
        />
      )}
      {tracing.state === 'working' && <p class="muted">{say('steps-working')}</p>}
      {tracing.state === 'failed' && (
        <p class="refusal" role="alert">
          {sentence(sayError(tracing.error))}
        </p>
      )}
      {tracing.state === 'there' && (
        <Viewer key={tracing.trace} {...tracing} given={place} shown={shown} onPlace={tell} />
      )}
    </div>
  );
}
