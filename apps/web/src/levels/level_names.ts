// What a level is called: in Latin letters, in its own, and what is said of it in brackets.
//
//   横刀立马 / Heng Dao Li Ma (Klotski)   ->  title 'Heng Dao Li Ma', own '横刀立马', note 'Klotski'
import type { Level } from '../core/types.ts';

export interface Names {
  readonly title: string;
  readonly own: string; // empty where there is none
  readonly note: string;
}

const chinese = /^\p{Script=Han}/u;

function withoutNote(text: string): readonly [string, string] {
  const found = /^(.*?)\s*\((.*)\)$/.exec(text);
  return found ? [found[1] ?? '', found[2] ?? ''] : [text, ''];
}

export function namesOf({ id, name, title }: Pick<Level, 'id' | 'name' | 'title'>): Names {
  if (title !== '') {
    const [shown, note] = withoutNote(title);
    return { title: shown, own: name, note };
  }
  const [own, ...rest] = name.split(' / ');
  const isBoth = own !== undefined && rest.length > 0 && chinese.test(own);
  const [shown, note] = withoutNote(isBoth ? rest.join(' / ') : name);
  return { title: shown || id, own: isBoth ? own : '', note };
}
