// What is wrong with the board that is set up, and what helps; or that it can be played.
import type { Setup } from '../core/requests.ts';
import type { CoreError } from '../core/types.ts';
import { toast } from '../shell/toasts.tsx';
import { say, sayError } from '../words/words.ts';
import { edit, goal, text } from './own_board.ts';
import { playInstead, solveInstead } from './play_instead.ts';

const mostShown = 6;

function sayProblem(problem: CoreError): string {
  const sentence = sayError(problem);
  return problem.line > 0
    ? say('own-problem-at', { row: problem.line, column: problem.column, problem: sentence })
    : say('own-problem', { problem: sentence });
}

function Problems({ setup }: { readonly setup: Setup }) {
  const { rows, columns, problems, fixes, fixed } = setup;
  const more = problems.length - mostShown;
  const repair = () => {
    if (!fixed) return;
    edit(rows, columns, fixed.tiles);
    toast(say('own-fixed'));
  };
  return (
    <section class="card own-problems" aria-label={say('own-wrong')} data-testid="own-problems">
      <h2>{say('own-wrong')}</h2>
      <ul>
        {problems.slice(0, mostShown).map((problem, place) => (
          <li key={place}>{sayProblem(problem)}</li>
        ))}
        {more > 0 && <li>{say('own-more', { numbers: [more] })}</li>}
      </ul>
      {fixed && (
        <>
          <h3>{say('own-what-helps')}</h3>
          <ul data-testid="own-fixes">
            {fixes.slice(0, mostShown).map((fix, place) => (
              <li key={place}>{sayError(fix)}</li>
            ))}
          </ul>
          <button type="button" class="button primary" onClick={repair}>
            {say('own-fix')}
          </button>
        </>
      )}
    </section>
  );
}

export function SetupVerdict({ setup }: { readonly setup: Setup }) {
  if (setup.problems.length > 0) return <Problems setup={setup} />;
  return (
    <section class="card own-fine" aria-label={say('own-right')} data-testid="own-fine">
      <p>{say('own-right')}</p>
      <div class="row">
        <button
          type="button"
          class="button primary"
          onClick={() => void playInstead(text.value, goal.value)}
        >
          {say('play-this')}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => void solveInstead(text.value, goal.value)}
        >
          {say('solve-this')}
        </button>
      </div>
    </section>
  );
}
