// How far all boards of a size are from the goal, and where this one lies among them.

import type { Distances } from '../../core/requests.ts';
import type { Board } from '../../core/types.ts';
import { say, sayNumber } from '../../words/words.ts';
import { BoardPicture } from '../board/board_picture.tsx';
import { Figure } from '../chart/figure.tsx';
import { Facts } from './facts.tsx';
import { Histogram, histogramHeight } from './histogram.tsx';
import type { TrialProps } from './trial.ts';
import { useAnswer } from './use_answer.ts';
import { Waiting } from './waiting.tsx';

function Plot({ found }: { readonly found: Distances }) {
  const farthest = found.boards_at.length - 1;
  const label = say('trial-histogram-said', {
    mean: sayNumber(found.mean, 2),
    numbers: [found.boards, farthest],
  });
  return (
    <Figure name="distances" label={label} height={histogramHeight}>
      {(width) => (
        <Histogram
          width={width}
          counts={found.boards_at}
          marked={found.distance ?? undefined}
          markLabel={say('trial-this-board', { numbers: [found.distance ?? 0] })}
          mean={found.mean}
          meanLabel={say('trial-mean-is', { mean: sayNumber(found.mean, 2) })}
          acrossLabel={say('trial-true-distance')}
          upLabel={say('trial-boards')}
          tell={sayNumber}
        />
      )}
    </Figure>
  );
}

function Numbers({ counts }: { readonly counts: readonly number[] }) {
  return (
    <details class="trial-numbers">
      <summary>{say('trial-numbers')}</summary>
      <table data-testid="histogram">
        <thead>
          <tr>
            <th scope="col">{say('trial-true-distance')}</th>
            <th scope="col">{say('trial-boards')}</th>
          </tr>
        </thead>
        <tbody>
          {counts.map((count, distance) => (
            <tr key={distance}>
              <th scope="row">{distance}</th>
              <td>{sayNumber(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Farthest({ boards, distance }: { boards: readonly Board[]; distance: number }) {
  return (
    <section>
      <h3>{say('trial-farthest', { numbers: [distance] })}</h3>
      <div class="row trial-farthest" data-testid="farthest">
        {boards.map((board) => (
          <BoardPicture key={board.text} board={board} small />
        ))}
      </div>
    </section>
  );
}

// A small share needs more decimals.
const sayShare = (percent: number) => sayNumber(percent, percent < 1 ? 3 : 1);

// Boards that are nearer than this one.
const nearer = (counts: readonly number[], distance: number) =>
  counts.slice(0, distance).reduce((sum, count) => sum + count, 0);

export function DistanceTrial({ task }: TrialProps) {
  const { rows, columns, text } = task.board;
  const given = { rows, columns, goal: task.goal.text };
  const { answer: found, error } = useAnswer('distances', { ...given, board: text });
  if (!found)
    return (
      <>
        <p>{say('trial-distances-about')}</p>
        <Waiting error={error} />
      </>
    );
  const farthest = found.boards_at.length - 1;
  const distance = found.distance;
  return (
    <>
      <p>{say('trial-distances-about')}</p>
      <Facts
        facts={[
          {
            name: 'distance',
            title: say('trial-this'),
            value: distance === null ? '–' : say('trial-moves', { numbers: [distance] }),
          },
          { name: 'boards', title: say('trial-boards'), value: sayNumber(found.boards) },
          { name: 'mean', title: say('trial-mean'), value: sayNumber(found.mean, 2) },
          {
            name: 'farthest-distance',
            title: say('trial-farthest-title'),
            value: say('trial-farthest-value', {
              numbers: [farthest, found.boards_at[farthest] ?? 0],
            }),
          },
        ]}
      />
      {distance !== null && (
        <p data-testid="nearer">
          {say('trial-nearer', {
            percent: sayShare((100 * nearer(found.boards_at, distance)) / found.boards),
          })}
        </p>
      )}
      <Plot found={found} />
      <Farthest boards={found.farthest} distance={farthest} />
      <Numbers counts={found.boards_at} />
    </>
  );
}
