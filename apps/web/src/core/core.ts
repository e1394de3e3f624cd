// The page's own instance, for everything that is answered at once: boards, games, texts. What may
// take longer is asked of a worker: solver/solver.ts.
import { Instance } from './instance.ts';
import { loadModule } from './load.ts';
import type { In, Out, RequestName } from './requests.ts';
import type { Answer, CoreError } from './types.ts';

let instance: Instance | undefined;

export async function startCore(): Promise<void> {
  instance = await Instance.of(await loadModule());
}

export function errorOf(code: string, text = ''): CoreError {
  return { code, line: 0, column: 0, numbers: [], text, note: '' };
}

export function ask<N extends RequestName>(name: N, given: In<N>): Answer<Out<N>> {
  if (!instance) return { error: errorOf('web-not-ready') };
  try {
    return instance.ask(name, given);
  } catch (cause) {
    instance = undefined; // its memory cannot be trusted any more
    void startCore();
    return { error: errorOf('web-broken', String(cause)) };
  }
}

// For requests that can only fail by a mistake of the page.
export function demand<N extends RequestName>(name: N, given: In<N>): Out<N> {
  const answer = ask(name, given);
  if ('error' in answer) throw new Error(`${name}: ${answer.error.code} ${answer.error.text}`);
  return answer.ok;
}
