// Best times, averages, moves a second; the latest games; export; and an end to all of it.
import type { Summary } from '../core/requests.ts';
import { clockText } from '../play/clock_text.ts';
import { confirmed } from '../shell/questions.tsx';
import { toast } from '../shell/toasts.tsx';
import { language, say, sayNumber } from '../words/words.ts';
import { download } from './download.ts';
import { latest } from './played.ts';
import { puzzleName } from './puzzle_name.ts';
import { summary, wipeScores } from './score_book.ts';
import './statistics_page.css';

const latestShown = 20;
const none = '–';
const time = (milliseconds: number | null) =>
  milliseconds === null ? none : clockText(milliseconds);
const number = (value: number | null, digits = 0) =>
  value === null ? none : sayNumber(value, digits);

function Figure(props: { readonly name: string; readonly value: string; readonly id?: string }) {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd data-testid={props.id}>{props.value}</dd>
    </div>
  );
}

function PuzzleCard({ of }: { readonly of: Summary }) {
  return (
    <section class="card" aria-label={puzzleName(of.puzzle)}>
      <h2>{puzzleName(of.puzzle)}</h2>
      <dl class="figures">
        <Figure name={say('best-time')} value={time(of.best_time)} id="best-time" />
        <Figure name={say('fewest-moves')} value={number(of.fewest_moves)} id="fewest-moves" />
        <Figure name={say('average-of', { numbers: [5] })} value={time(of.of_5.latest)} />
        <Figure name={say('best-average-of', { numbers: [5] })} value={time(of.of_5.best)} />
        <Figure name={say('average-of', { numbers: [12] })} value={time(of.of_12.latest)} />
        <Figure name={say('best-average-of', { numbers: [12] })} value={time(of.of_12.best)} />
        <Figure name={say('moves-a-second')} value={number(of.moves_per_second, 2)} />
        <Figure name={say('best-moves-a-second')} value={number(of.best_moves_per_second, 2)} />
      </dl>
      <p class="muted" data-testid="games">
        {say('games-played', { numbers: [of.games] })}
        {of.helped > 0 && ` ${say('games-helped', { numbers: [of.helped] })}`}
      </p>
    </section>
  );
}

function LatestGames({ json }: { readonly json: string }) {
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' });
  return (
    <div class="card">
      <h2>{say('latest-games')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse must be able to scroll it */}
      <section class="table-scroll" tabIndex={0} aria-label={say('latest-games')}>
        <table class="games">
          <thead>
            <tr>
              <th scope="col">{say('day')}</th>
              <th scope="col">{say('puzzle')}</th>
              <th scope="col">{say('time')}</th>
              <th scope="col">{say('moves')}</th>
              <th scope="col">{say('help')}</th>
            </tr>
          </thead>
          <tbody>
            {latest(json, latestShown).map((game, place) => (
              <tr key={place}>
                <td>{day.format(game.finished * 1000)}</td>
                <td>{puzzleName(game.puzzle)}</td>
                <td>{clockText(game.seconds * 1000)}</td>
                <td>{sayNumber(game.steps)}</td>
                <td>{say(game.help === 'none' ? 'help-none' : 'help-some')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

async function wipe(): Promise<void> {
  if (!(await confirmed('really-wipe', 'wipe'))) return;
  wipeScores();
  toast(say('wiped'));
}

export function StatisticsPage() {
  const { puzzles, csv, json } = summary.value;
  return (
    <>
      <h1>{say('page-statistics')}</h1>
      {puzzles.length === 0 ? (
        <p class="card">{say('no-games')}</p>
      ) : (
        <div class="statistics">
          {puzzles.map((one) => (
            <PuzzleCard key={one.puzzle} of={one} />
          ))}
          <LatestGames json={json} />
          <div class="row">
            <button
              type="button"
              class="button"
              onClick={() => download('noyes-games.csv', 'text/csv', csv)}
            >
              {say('export-csv')}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => download('noyes-games.json', 'application/json', json)}
            >
              {say('export-json')}
            </button>
            <button type="button" class="button danger" onClick={() => void wipe()}>
              {say('wipe-all')}
            </button>
          </div>
        </div>
      )}
    </>
  );
}
