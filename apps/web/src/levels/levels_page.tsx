// The collection, or one of its levels: #/levels, #/levels/hrd-01, #/levels/own.
import { useMemo } from 'preact/hooks';
import { say } from '../words/words.ts';
import { Gallery } from './gallery.tsx';
import { findLevel } from './level_list.ts';
import { LevelPage } from './level_page.tsx';

export function LevelsPage({ rest }: { readonly rest: string }) {
  const level = useMemo(() => findLevel(rest), [rest]);
  if (rest === '') return <Gallery />;
  if (level) return <LevelPage key={rest} level={level} />;
  return (
    <>
      <h1>{say('page-levels')}</h1>
      <p>{say('level-not-found')}</p>
      <a href="#/levels">{say('all-levels')}</a>
    </>
  );
}
