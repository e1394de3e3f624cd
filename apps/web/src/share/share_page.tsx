// What a link brought: the puzzle, and its solution if it is in it.
import { useMemo } from 'preact/hooks';
import { TileBoard } from '../board/tile_board.tsx';
import { BlockBoard } from '../levels/block_board.tsx';
import { LevelNames } from '../levels/level_card.tsx';
import { addressOf, keepOwnLevel } from '../levels/level_list.ts';
import { LevelWatch } from '../levels/level_watch.tsx';
import { metric } from '../levels/metric.ts';
import { firstCorners } from '../levels/position.ts';
import { playInstead, solveInstead } from '../own/play_instead.ts';
import { ShortWatch } from '../playback/short_watch.tsx';
import { TilePath } from '../playback/tile_path.ts';
import { go } from '../shell/router.ts';
import { say, sayError } from '../words/words.ts';
import { checkLink, type Shared } from './check_link.ts';
import './share.css';

type Of<Kind> = Extract<Shared, { readonly kind: Kind }>;

function SharedBoard({ shared }: { readonly shared: Of<'tiles'> }) {
  const { board, goal, moves } = shared;
  const path = useMemo(() => new TilePath(board, { moves: moves ?? '', stages: [] }), [shared]);
  const buttons = (
    <p class="row">
      <button
        type="button"
        class="button primary"
        onClick={() => void playInstead(board.text, goal.text)}
      >
        {say('play-this')}
      </button>
      <button type="button" class="button" onClick={() => void solveInstead(board.text, goal.text)}>
        {say('solve-this')}
      </button>
    </p>
  );
  const label = say('shared-board', { rows: board.rows, columns: board.columns });
  if (moves)
    return (
      <ShortWatch
        path={path}
        board={(state) => <TileBoard board={state} goal={goal} label={label} />}
      >
        {buttons}
      </ShortWatch>
    );
  return (
    <div class="play">
      <TileBoard board={board} goal={goal} label={label} />
      <section class="card" aria-label={say('page-play')}>
        {buttons}
      </section>
    </div>
  );
}

function SharedLevel({ shared }: { readonly shared: Of<'blocks'> }) {
  const { level, moves } = shared;
  const start = useMemo(() => firstCorners(level), [level]);
  const play = () => {
    metric.value = shared.metric;
    const address = addressOf(level);
    keepOwnLevel(level);
    go('levels', address);
  };
  const button = (
    <p>
      <button type="button" class="button primary" onClick={play}>
        {say('play-level')}
      </button>
    </p>
  );
  const label = say('level-board', { rows: level.rows, columns: level.columns });
  if (moves)
    return (
      <LevelWatch level={level} start={start} moves={moves}>
        {button}
      </LevelWatch>
    );
  return (
    <div class="play">
      <BlockBoard level={level} corners={start} label={label} />
      <section class="card" aria-label={say('page-play')}>
        {level.id && (
          <p class="level-names">
            <LevelNames level={level} />
          </p>
        )}
        {button}
      </section>
    </div>
  );
}

export function SharePage({ rest }: { readonly rest: string }) {
  const answer = useMemo(() => checkLink(rest), [rest]);
  if ('error' in answer)
    return (
      <>
        <h1>{say('share-refused')}</h1>
        <div class="card share-refused" role="alert" data-testid="share-refused">
          <p>{sayError(answer.error)}</p>
          <a href="#/">{say('page-play')}</a>
        </div>
      </>
    );
  const shared = answer.ok;
  return (
    <>
      <h1>{say(shared.moves ? 'shared-with-solution' : 'shared')}</h1>
      {shared.kind === 'tiles' ? <SharedBoard shared={shared} /> : <SharedLevel shared={shared} />}
    </>
  );
}
