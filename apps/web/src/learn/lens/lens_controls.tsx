// Which board, towards which goal, and whose estimate.
import { useState } from 'preact/hooks';
import { ask, demand } from '../../core/core.ts';
import type { Board } from '../../core/types.ts';
import { Choice } from '../../levels/gallery.tsx';
import { sentence, titleOf } from '../../solve/names.ts';
import { say, sayAbout, sayError } from '../../words/words.ts';
import { heuristicsFor, type LensState } from './lens_state.ts';

interface Props {
  readonly state: LensState;
  readonly onChange: (part: Partial<LensState>) => void;
}

const sizes = ['2×3', '3×3', '3×4', '4×4', '5×5'] as const;
const measures = (size: string) => size.split('×').map(Number) as [number, number];
const mostSeed = 2 ** 31;

export function randomBoard(rows: number, columns: number, goal: string): Board {
  const seed = Math.floor(Math.random() * mostSeed);
  return demand('generate', { rows, columns, goal, seed });
}

// A goal of its own cannot be taken along to another size.
function goalFor(name: string, rows: number, columns: number) {
  const { goals } = demand('describe', { rows, columns });
  const found = goals.find((one) => one.name === name) ?? goals[0];
  if (!found) throw new Error('no goals');
  return { goalName: found.name, goal: found.board };
}

function OwnText({ onBoard }: { readonly onBoard: (board: Board) => void }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const take = () => {
    const parsed = ask('parse', { text });
    if ('error' in parsed) return setProblem(sayError(parsed.error));
    if (parsed.ok.kind !== 'tiles') return setProblem(say('lens-no-level'));
    const { board } = parsed.ok;
    if (board.rows > 10 || board.columns > 10) return setProblem(sentence(say('own-too-large')));
    setProblem('');
    onBoard(board);
  };
  return (
    <details class="lens-own">
      <summary>{say('page-own')}</summary>
      <div class="row">
        <label class="field">
          {say('own-as-text')}
          <input
            type="text"
            value={text}
            placeholder="1 2 3 / 4 5 6 / 7 8 0"
            onInput={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Enter' && take()}
          />
        </label>
        <button type="button" class="button" onClick={take}>
          {say('lens-take')}
        </button>
      </div>
      {problem && <p role="alert">{problem}</p>}
    </details>
  );
}

export function LensControls({ state, onChange }: Props) {
  const { board, goalName, heuristic } = state;
  const size = `${board.rows}×${board.columns}`;
  const { goals } = demand('describe', board);
  const goal =
    goals.find(({ name }) => name === goalName)?.name ?? (goalName ? 'own' : 'blank-last');
  const names = heuristicsFor(board).map(({ name }) => name);
  const current = heuristic.split(':')[0] ?? '';
  const resize = (chosen: string) => {
    const [rows, columns] = measures(chosen);
    const target = goalFor(goalName, rows, columns);
    onChange({ ...target, board: randomBoard(rows, columns, target.goalName), mark: '' });
  };
  const random = () =>
    onChange({ board: randomBoard(board.rows, board.columns, goalName || 'blank-last'), mark: '' });
  return (
    <div class="lens-controls">
      <Choice
        label={say('heuristic')}
        value={current}
        all={names}
        name={titleOf}
        onChoose={(name) => onChange({ heuristic: name, side: -1, mark: '' })}
      />
      <Choice
        label={say('lens-size')}
        value={size}
        all={sizes.some((one) => one === size) ? [...sizes] : [...sizes, size]}
        name={(one) => one}
        onChoose={resize}
      />
      <Choice
        label={say('goal')}
        value={goal}
        all={[...goals.map(({ name }) => name), ...(goal === 'own' ? ['own'] : [])]}
        name={(name) => sayAbout(`title.${name}`, name)}
        onChoose={(name) => onChange({ ...goalFor(name, board.rows, board.columns), mark: '' })}
      />
      <button type="button" class="button" onClick={random}>
        {say('lens-random')}
      </button>
      <OwnText
        onBoard={(next) =>
          onChange({ ...goalFor(goalName, next.rows, next.columns), board: next, mark: '' })
        }
      />
    </div>
  );
}
