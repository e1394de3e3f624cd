// A level in the gallery.
import type { Level } from '../core/types.ts';
import { language, say } from '../words/words.ts';
import { scores } from './best_scores.ts';
import { BlockPicture } from './block_picture.tsx';
import { difficultyOf, optimumOf } from './difficulty.ts';
import { namesOf } from './level_names.ts';
import { metric } from './metric.ts';
import { sayBest, sayRecord } from './record_words.ts';

export function LevelNames({ level }: { readonly level: Level }) {
  const { title, own, note } = namesOf(level);
  const readsOwn = own !== '' && language.value === 'zh';
  return (
    <>
      <span class="level-title">{readsOwn ? own : title}</span>
      {own && (
        <span class="level-own" lang={readsOwn ? 'en' : 'zh'}>
          {readsOwn ? title : own}
        </span>
      )}
      {note && <span class="level-note">{note}</span>}
    </>
  );
}

export function LevelCard({ level }: { readonly level: Level }) {
  const best = sayBest(scores.value[level.id]?.[metric.value], optimumOf(level, metric.value));
  return (
    <li>
      <a class="card level-card" href={`#/levels/${level.id}`}>
        <span class="level-picture" style={{ '--ratio': level.columns / level.rows }}>
          <BlockPicture level={level} />
        </span>
        <span class="level-names">
          <LevelNames level={level} />
        </span>
        <span class="level-facts">
          <span class={`level-difficulty is-${difficultyOf(level)}`}>
            {say(`difficulty-${difficultyOf(level)}`)}
          </span>
          <span>{sayRecord(level, metric.value)}</span>
        </span>
        {best && <span class="level-best">✓ {best}</span>}
      </a>
    </li>
  );
}
