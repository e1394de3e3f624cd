// Four experiments with search, each with a few sentences that say what is seen.
//
// State: show=weight|contours|admissible|distances; board, goal; heuristic; weight (uniform, 1, 1.2,
// ... greedy); until, how many expanded states the contours show; alone=yes leaves out the list of
// experiments, for the middle of a lesson.
import type { FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';
import { say } from '../../words/words.ts';
import { BoardChoice } from '../board/board_choice.tsx';
import { readTask, type TaskRules, writeTask } from '../board/task.ts';
import type { State } from '../link.ts';
import type { ToolProps } from '../tools.ts';
import { AdmissibleTrial } from './admissible_trial.tsx';
import { ContourTrial } from './contour_trial.tsx';
import { DistanceTrial } from './distance_trial.tsx';
import './experiments.css';
import type { TrialProps } from './trial.ts';
import { WeightTrial } from './weight_trial.tsx';

interface Trial {
  readonly name: string; // as a link has it; the title is `trial-show-NAME`
  readonly view: FunctionComponent<TrialProps>;
  readonly rules: TaskRules;
  readonly allBoards?: boolean; // it is about all boards of a size, not about one
}

const usual = '7 2 4 / 5 0 6 / 8 3 1'; // of Russell and Norvig's textbook
const small = ['2x3', '3x2', '2x4', '4x2', '3x3'];

const trials: readonly Trial[] = [
  { name: 'weight', view: WeightTrial, rules: { usual, sizes: small, mostCells: 9 } },
  { name: 'contours', view: ContourTrial, rules: { usual, sizes: small, mostCells: 9 } },
  {
    name: 'admissible',
    view: AdmissibleTrial,
    rules: { usual, sizes: small, mostCells: 9 },
    allBoards: true,
  },
  {
    name: 'distances',
    view: DistanceTrial,
    rules: { usual, sizes: [...small, '2x5', '5x2'], mostCells: 10 },
  },
];

interface Kept {
  readonly show: Trial;
  readonly given: State;
}

function Shows({ show, onShow }: { show: Trial; onShow: (trial: Trial) => void }) {
  return (
    <fieldset class="row bare trial-list" aria-label={say('trial-list')}>
      {trials.map((trial) => (
        <button
          key={trial.name}
          type="button"
          class={trial === show ? 'button primary' : 'button'}
          aria-pressed={trial === show}
          onClick={() => onShow(trial)}
        >
          {say(`trial-show-${trial.name}`)}
        </button>
      ))}
    </fieldset>
  );
}

export function ExperimentsTool({ given, onState }: ToolProps) {
  const named = trials.find(({ name }) => name === (given.show ?? given.view));
  const [kept, setKept] = useState<Kept>({
    show: named ?? (trials[0] as Trial),
    given,
  });
  const { show } = kept;
  const alone = given.alone === 'yes';
  const task = readTask(kept.given, show.rules);
  const View = show.view;
  const keep = (next: Kept) => {
    setKept(next);
    const { heuristic = '', weight = '', until = '' } = next.given;
    const shown = readTask(next.given, next.show.rules);
    onState?.({
      show: next.show.name,
      ...writeTask(shown),
      heuristic,
      weight,
      until: next.show.name === 'contours' ? until : '',
      alone: alone ? 'yes' : '',
    });
  };
  return (
    <div class="tool experiments" data-show={show.name}>
      {!alone && <Shows show={show} onShow={(next) => keep({ ...kept, show: next })} />}
      <section class="card trial" aria-label={say(`trial-show-${show.name}`)}>
        {!alone && <h2>{say(`trial-show-${show.name}`)}</h2>}
        <BoardChoice
          task={task}
          rules={show.rules}
          allBoards={show.allBoards ?? false}
          onChange={(next) =>
            keep({ ...kept, given: { ...kept.given, ...writeTask(next), until: '' } })
          }
        />
        {(task.solvable || show.allBoards) && (
          <View
            key={`${show.name} ${task.board.text} ${task.goal.text}`}
            task={task}
            given={kept.given}
            onKeep={(part) => keep({ ...kept, given: { ...kept.given, ...part } })}
          />
        )}
      </section>
    </div>
  );
}
