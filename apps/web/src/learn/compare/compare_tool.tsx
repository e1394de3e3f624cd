// Two to four ways to search on one board, started together.
//
// State: board, goal; ways (see ways.ts); started=yes where they have been started: whoever opens the
// link sees them race again; alone=yes leaves out the heading and the presets, for the middle of a
// lesson.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { announce } from '../../shell/live.tsx';
import { type Offer, refused, type Wish } from '../../solve/method.ts';
import { tileOffer } from '../../solve/offer.ts';
import { say } from '../../words/words.ts';
import { BoardChoice } from '../board/board_choice.tsx';
import { readTask, type Task, type TaskRules, writeTask } from '../board/task.ts';
import type { ToolProps } from '../tools.ts';
import './compare.css';
import { ComparePlot } from './compare_plot.tsx';
import { CompareTable } from './compare_table.tsx';
import { Contest, isOver, type Lane, laneOf } from './contest.ts';
import { sayOutcome, wayName } from './lane_words.ts';
import { promiseOf, WayList } from './way_list.tsx';
import { fewest, presets, readWays, writeWay, writeWays } from './ways.ts';

const rules: TaskRules = {
  usual: '8 6 7 / 2 5 4 / 3 0 1', // one of the two that need 31 moves
  sizes: ['2x3', '2x4', '3x3', '3x4', '4x4'],
  mostCells: 25,
};

const usualWays = presets[0]?.ways ?? '';

function waysOf(text: string | undefined, offer: Offer): readonly Wish[] {
  const ways = readWays(text ?? usualWays, offer);
  return ways.length >= fewest ? ways : readWays(usualWays, offer);
}

// Undefined if some way is not possible as it stands, or stands there twice.
function lanesOf(ways: readonly Wish[], offer: Offer): readonly Lane[] | undefined {
  const lanes = ways.flatMap((way) => {
    const text = writeWay(way, offer);
    const promise = text.startsWith('auto') ? { factor: 1 } : promiseOf(text.split(' ')[0] ?? '');
    if (!promise || refused(way, offer).length > 0) return [];
    return [laneOf(way, text, offer, promise.factor)];
  });
  const distinct = new Set(lanes.map((lane) => lane.text));
  return distinct.size === ways.length ? lanes : undefined;
}

function Presets({ onChoose }: { onChoose: (ways: string) => void }) {
  return (
    <fieldset class="row bare compare-presets" aria-label={say('compare-presets')}>
      {presets.map(({ title, ways }) => (
        <button key={title} type="button" class="button" onClick={() => onChoose(ways)}>
          {say(title)}
        </button>
      ))}
    </fieldset>
  );
}

function Results({ contest, offer }: { contest: Contest; offer: Offer }) {
  const lanes = contest.lanes.value;
  const shortest = contest.shortest.value;
  const over = lanes.every(isOver);
  const running = contest.running.value;
  useEffect(() => {
    if (running || lanes.length === 0) return;
    const said = lanes.map(
      (lane) => `${wayName(lane.way, lane.text, offer)}: ${sayOutcome(lane, shortest)}`,
    );
    announce(said.join(' '));
  }, [running]);
  if (lanes.length === 0) return null;
  return (
    <div class="card compare-results" data-testid="compare-results" data-running={running}>
      <CompareTable lanes={lanes} shortest={shortest} offer={offer} />
      {over && <ComparePlot lanes={lanes} shortest={shortest} offer={offer} />}
      <p class="muted compare-note">{say('compare-note')}</p>
    </div>
  );
}

export function CompareTool({ given, onState }: ToolProps) {
  const alone = given.alone === 'yes';
  const [task, setTask] = useState(() => readTask(given, rules));
  const offer = tileOffer(task.board);
  const [ways, setWays] = useState(() => waysOf(given.ways, offer));
  const contest = useMemo(() => new Contest(), []);
  const tell = (nextTask: Task, nextWays: readonly Wish[], started: boolean) => {
    const text = writeWays(nextWays, tileOffer(nextTask.board));
    const yes = (is: boolean) => (is ? 'yes' : '');
    onState?.({ ...writeTask(nextTask), ways: text, started: yes(started), alone: yes(alone) });
  };
  const change = (nextTask: Task, nextWays: readonly Wish[]) => {
    contest.cancel();
    contest.lanes.value = [];
    setTask(nextTask);
    setWays(nextWays);
    tell(nextTask, nextWays, false);
  };
  const lanes = lanesOf(ways, offer);
  const canStart = lanes !== undefined && task.solvable;
  const start = () => {
    if (!canStart) return;
    contest.start(task, lanes, offer);
    tell(task, ways, true);
  };
  useEffect(() => {
    if (given.started === 'yes') start();
    return () => contest.cancel();
  }, []);
  const running = contest.running.value;
  return (
    <div class="tool compare">
      {!alone && <p class="tool-about">{say('compare-about')}</p>}
      <section class="card compare-setup" aria-label={say('compare-setup')}>
        <BoardChoice
          task={task}
          rules={rules}
          disabled={running}
          onChange={(next) => change(next, ways)}
        />
        {!alone && <Presets onChoose={(text) => change(task, readWays(text, offer))} />}
        <WayList
          ways={ways}
          offer={offer}
          extent={task.board}
          disabled={running}
          onChange={(next) => change(task, next)}
        />
        {!lanes && <p class="refusal">{say('compare-twice')}</p>}
        {running ? (
          <button type="button" class="button danger wide" onClick={() => contest.cancel()}>
            {say('cancel')}
          </button>
        ) : (
          <button type="button" class="button primary wide" disabled={!canStart} onClick={start}>
            {say('compare-start')}
          </button>
        )}
      </section>
      <Results contest={contest} offer={offer} />
    </div>
  );
}
