// What a level is called: in Latin letters, in its own, and by other names or in brackets.
//
//   name: 横刀立马, title: Heng Dao Li Ma / Klotski   ->  'Heng Dao Li Ma', own '横刀立马', note 'Klotski'
//   name: Rome (GNOME Klotski)                        ->  'Rome', note 'GNOME Klotski'
import type { Level } from '../core/types.ts';

export interface Names {
  readonly title: string;
  readonly own: string; // empty where there is none
  readonly note: string;
}

function withoutNote(text: string): readonly [string, string] {
  const found = /^(.*?)\s*\((.*)\)$/.exec(text);
  return found ? [found[1] ?? '', found[2] ?? ''] : [text, ''];
}

export function namesOf({ id, name, title }: Pick<Level, 'id' | 'name' | 'title'>): Names {
  if (title !== '') {
    const [shown = id, ...others] = title.split(' / ');
    return { title: shown, own: name, note: others.join(' / ') };
  }
  const [shown, note] = withoutNote(name);
  return { title: shown || id, own: '', note };
}
