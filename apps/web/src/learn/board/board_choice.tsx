// Which board a tool is about: typed, or another one at random; and the goal.
import { useState } from 'preact/hooks';
import { sentence, titleOf } from '../../solve/names.ts';
import { say, sayError } from '../../words/words.ts';
import { BoardPicture } from './board_picture.tsx';
import { anotherTask, makeTask, sizeOf, type Task, type TaskRules } from './task.ts';

interface Props {
  readonly task: Task;
  readonly rules: TaskRules;
  readonly disabled?: boolean;
  readonly allBoards?: boolean; // only the goal and the size matter
  readonly onChange: (task: Task) => void;
}

const goals = ['blank-last', 'blank-first', 'snail', 'snake'];

function GoalSelect({ task, onGoal }: { task: Task; onGoal: (goal: string) => void }) {
  const own = !goals.includes(task.goalName);
  return (
    <label class="field">
      {say('trial-goal')}
      <select value={task.goalName} onChange={(event) => onGoal(event.currentTarget.value)}>
        {goals.map((goal) => (
          <option key={goal} value={goal}>
            {titleOf(goal)}
          </option>
        ))}
        {own && <option value={task.goalName}>{titleOf('own')}</option>}
      </select>
    </label>
  );
}

interface TextProps {
  readonly task: Task;
  readonly refusal: string;
  readonly onText: (text: string) => void;
}

function BoardText({ task, refusal, onText }: TextProps) {
  return (
    <>
      <label class="field">
        {say('trial-board')}
        <input
          key={task.board.text}
          type="text"
          autocomplete="off"
          spellcheck={false}
          value={task.board.text}
          aria-invalid={refusal !== ''}
          onChange={(event) => onText(event.currentTarget.value)}
        />
      </label>
      {refusal && (
        <p class="refusal" role="alert">
          {refusal}
        </p>
      )}
      {!task.solvable && (
        <p class="refusal" data-testid="unsolvable">
          {say('outcome-unsolvable')}
        </p>
      )}
    </>
  );
}

export function BoardChoice(props: Props) {
  const { task, rules, disabled = false, allBoards = false, onChange } = props;
  const [refusal, setRefusal] = useState('');
  const take = (board: string, goal: string) => {
    const made = makeTask(board, goal, rules.mostCells);
    if (made && 'board' in made) onChange(made);
    setRefusal(
      made && 'error' in made ? sentence(sayError(made.error)) : made ? '' : say('trial-too-large'),
    );
  };
  const takeAnother = (size: string) => {
    const made = anotherTask(size, task.goalName, rules.mostCells);
    setRefusal('');
    if (made) onChange(made);
  };
  return (
    <fieldset class="board-choice" disabled={disabled} aria-label={say('trial-board')}>
      <BoardPicture board={allBoards ? task.goal : task.board} />
      <div class="board-fields">
        {!allBoards && (
          <BoardText task={task} refusal={refusal} onText={(text) => take(text, task.goalName)} />
        )}
        <div class="row board-row">
          <GoalSelect task={task} onGoal={(goal) => take(task.board.text, goal)} />
          {rules.sizes.length > 1 && (
            <label class="field">
              {say('trial-size')}
              <select
                value={sizeOf(task.board)}
                onChange={(event) => takeAnother(event.currentTarget.value)}
              >
                {[...new Set([...rules.sizes, sizeOf(task.board)])].map((size) => (
                  <option key={size} value={size}>
                    {size.replace('x', ' × ')}
                  </option>
                ))}
              </select>
            </label>
          )}
          {!allBoards && (
            <button type="button" class="button" onClick={() => takeAnother(sizeOf(task.board))}>
              {say('trial-random')}
            </button>
          )}
        </div>
      </div>
    </fieldset>
  );
}
