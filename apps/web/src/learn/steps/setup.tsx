// What is searched, and how: boards small enough to be followed, any other by its text, and levels.
import { useState } from 'preact/hooks';
import { demand } from '../../core/core.ts';
import { levels } from '../../levels/level_list.ts';
import { namesOf } from '../../levels/level_names.ts';
import { chosen } from '../../solve/method.ts';
import { MethodForm } from '../../solve/method_form.tsx';
import { nameOf, sentence, titleOf } from '../../solve/names.ts';
import { isPossible } from '../../solve/promise_line.tsx';
import { say, sayError } from '../../words/words.ts';
import { offerFor, type Problem, readBoard, readProblem } from './problem.ts';

interface Props {
  readonly problem: Problem;
  readonly onChange: (problem: Problem) => void;
}

// Boards with the length of their shortest solutions to blank-last.
export const presets: readonly { readonly board: string; readonly moves: number }[] = [
  { board: '1 2 3 / 7 4 6 / 0 5 8', moves: 4 },
  { board: '4 1 2 / 5 8 3 / 7 6 0', moves: 8 },
  { board: '4 2 3 / 5 1 6 / 0 7 8', moves: 12 },
  { board: '2 4 0 / 6 3 7 / 1 8 5', moves: 20 },
  { board: '8 6 7 / 2 5 4 / 3 0 1', moves: 31 },
  { board: '4 1 0 / 5 3 2', moves: 7 },
  { board: '2 1 0 / 3 5 4', moves: 19 },
  { board: '5 1 7 4 / 2 3 0 6', moves: 15 },
  { board: '2 3 0 4 / 1 5 7 8 / 9 6 11 12 / 13 10 14 15', moves: 8 },
];

const mostLevelMoves = 20;

const smallLevels = () =>
  levels().filter(({ records }) => {
    const length = records.find(({ metric }) => metric === 'moves')?.length ?? null;
    return length !== null && length <= mostLevelMoves;
  });

const ownBoard = 'own';

function BoardChoice({ problem, onChange }: Props) {
  const current = problem.kind === 'tiles' ? problem.board.text : `level:${problem.level.id}`;
  const isKnown = problem.kind === 'blocks' || presets.some(({ board }) => board === current);
  const choose = (value: string) => {
    if (value === ownBoard) return;
    const { wish } = problem;
    const next = value.startsWith('level:')
      ? readProblem({ level: value.slice(6) })
      : readProblem({ board: value });
    onChange(next.kind === problem.kind ? { ...next, wish } : next);
  };
  return (
    <label class="field">
      {say('steps-board')}
      <select
        value={isKnown ? current : ownBoard}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {!isKnown && <option value={ownBoard}>{say('steps-own')}</option>}
        {presets.map(({ board, moves }) => {
          const rows = board.split('/').length;
          const columns = board.split('/')[0]?.trim().split(' ').length ?? 0;
          return (
            <option key={board} value={board}>
              {say('steps-preset', { rows, columns, numbers: [moves] })}
            </option>
          );
        })}
        {smallLevels().map((level) => (
          <option key={level.id} value={`level:${level.id}`}>
            {namesOf(level).title}
          </option>
        ))}
      </select>
    </label>
  );
}

function BoardText({
  problem,
  onChange,
}: Props & { readonly problem: Extract<Problem, { kind: 'tiles' }> }) {
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const read = typed === undefined ? undefined : readBoard(typed, problem.goalText);
  const take = (text: string) => {
    const next = readBoard(text, problem.goalText);
    setTyped(text);
    if (!next || !('board' in next)) return;
    setTyped(undefined);
    onChange({ ...problem, ...next });
  };
  return (
    <label class="field">
      {say('own-as-text')}
      <input
        type="text"
        autocomplete="off"
        spellcheck={false}
        value={typed ?? problem.board.text}
        aria-invalid={typed !== undefined && !(read && 'board' in read)}
        onChange={(event) => take(event.currentTarget.value)}
      />
      {typed !== undefined && (
        <span class="refusal" role="alert">
          {read && 'error' in read ? sentence(sayError(read.error)) : say('steps-too-large')}
        </span>
      )}
    </label>
  );
}

function GoalChoice({
  problem,
  onChange,
}: Props & { readonly problem: Extract<Problem, { kind: 'tiles' }> }) {
  const { rows, columns } = problem.board;
  const { goals } = demand('describe', { rows, columns });
  const isNamed = goals.some(({ name }) => name === problem.goalText);
  return (
    <label class="field">
      {say('goal')}
      <select
        value={problem.goalText}
        onChange={(event) => {
          const goalText = event.currentTarget.value;
          const next = readBoard(problem.board.text, goalText);
          if (next && 'board' in next) onChange({ ...problem, ...next, goalText });
        }}
      >
        {!isNamed && <option value={problem.goalText}>{problem.goalText}</option>}
        {goals.map((goal) => (
          <option key={goal.name} value={goal.name}>
            {nameOf(goal)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Setup({ problem, onChange }: Props) {
  const offer = offerFor(problem);
  const { algorithm, heuristic } = chosen(problem.wish, offer);
  const extent = problem.kind === 'tiles' ? problem.board : problem.level;
  const names = [algorithm, heuristic].flatMap((one) => (one ? [titleOf(one.name)] : []));
  const [wish, setWish] = useState(problem.wish);
  return (
    <section class="card steps-setup" aria-label={say('steps-setup')}>
      <div class="steps-fields">
        <BoardChoice problem={problem} onChange={onChange} />
        {problem.kind === 'tiles' && <BoardText problem={problem} onChange={onChange} />}
        {problem.kind === 'tiles' && <GoalChoice problem={problem} onChange={onChange} />}
        <details class="how">
          <summary>
            {say('how')} <span class="muted">{names.join(', ') || say('automatic')}</span>
          </summary>
          <MethodForm
            wish={wish}
            offer={offer}
            extent={extent}
            onChange={(next) => {
              setWish(next);
              if (isPossible(next, offer, chosen(next, offer).algorithm))
                onChange({ ...problem, wish: next });
            }}
          />
        </details>
      </div>
    </section>
  );
}
