// What is known: searching, a solution and how good it is, or why there is none; always which of these.
import { useEffect, useState } from 'preact/hooks';
import type { Solution } from '../core/types.ts';
import { say, sayError, sayNumber, saySeconds } from '../words/words.ts';
import { sentence, usedName } from './names.ts';
import { began, failed, found, progress, searching } from './search.ts';

function useElapsed(): number {
  const [now, setNow] = useState(performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 100);
    return () => clearInterval(timer);
  }, []);
  return Math.max(now - began.value, 0);
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
}

function Figure({ name, value }: FigureProps) {
  return (
    <div>
      <dt>{say(name)}</dt>
      <dd data-testid={name}>{value}</dd>
    </div>
  );
}

const perSecond = (nodes: number, seconds: number) =>
  sayNumber(Math.round(nodes / Math.max(seconds, 0.001)));

function Progress() {
  const elapsed = useElapsed();
  const told = progress.value;
  return (
    <dl class="figures" data-testid="progress">
      <Figure
        name="figure-elapsed"
        value={say('seconds', { number: (elapsed / 1000).toFixed(1) })}
      />
      {told && (
        <>
          <Figure name="figure-bound" value={sayNumber(told.bound)} />
          <Figure name="figure-generated" value={sayNumber(told.generated)} />
          <Figure name="figure-speed" value={perSecond(told.generated, told.milliseconds / 1000)} />
        </>
      )}
    </dl>
  );
}

export function Statistics({ solution }: { readonly solution: Solution }) {
  const { stats, seconds, setup_seconds, lower_bound, algorithm, heuristic } = solution;
  const number = (value: number) => sayNumber(value, 2);
  return (
    <details class="statistics">
      <summary>{say('statistics')}</summary>
      <dl class="figures">
        <Figure name="figure-bound" value={sayNumber(lower_bound)} />
        <Figure name="figure-time-complexity" value={sayNumber(stats.expanded)} />
        <Figure name="figure-size-complexity" value={sayNumber(stats.peak_stored)} />
        <Figure name="figure-generated" value={sayNumber(stats.generated)} />
        <Figure name="figure-seconds" value={say('seconds', { number: saySeconds(seconds) })} />
        <Figure name="figure-setup" value={say('seconds', { number: saySeconds(setup_seconds) })} />
        <Figure name="figure-speed" value={perSecond(stats.generated, seconds)} />
        <Figure
          name="figure-memory"
          value={say('megabytes', { number: number(stats.memory_bytes / 2 ** 20) })}
        />
        <Figure name="algorithm" value={usedName(algorithm)} />
        {heuristic && <Figure name="heuristic" value={usedName(heuristic)} />}
      </dl>
    </details>
  );
}

function sentenceFor(solution: Solution, busy: boolean): string {
  const numbers = [solution.length ?? 0, solution.lower_bound];
  if (busy) return say('outcome-so-far', { numbers: [numbers[0] ?? 0, bestBound(solution)] });
  const memory = solution.status === 'limit' && solution.halt === 'memory';
  return say(memory ? 'outcome-memory' : `outcome-${solution.status}`, { numbers });
}

const bestBound = (solution: Solution) =>
  Math.max(solution.lower_bound, progress.value?.bound ?? 0);

export function Outcome() {
  const busy = searching.value;
  const solution = found.value;
  const error = failed.value;
  return (
    <div class="outcome">
      {error && (
        <p class="refusal" data-testid="solve-error">
          {sentence(sayError(error))}
        </p>
      )}
      {solution && (
        <p class="verdict" data-testid="outcome" data-status={busy ? 'searching' : solution.status}>
          {sentenceFor(solution, busy)}
        </p>
      )}
      {busy && !solution && <p class="verdict">{say('searching')}</p>}
      {busy && <Progress />}
    </div>
  );
}
