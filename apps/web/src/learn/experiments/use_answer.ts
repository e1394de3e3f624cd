// Asks a worker whenever the question changes, and forgets what comes too late.
import { useEffect, useState } from 'preact/hooks';
import type { In, Out, RequestName } from '../../core/requests.ts';
import type { CoreError } from '../../core/types.ts';
import { solver } from '../../solver/solver.ts';

export interface Asked<T> {
  readonly busy: boolean;
  readonly answer?: T;
  readonly error?: CoreError;
}

// What was answered before is not asked again.
const known = new Map<string, unknown>();
const mostKnown = 40;

function remember(key: string, answer: unknown): void {
  known.set(key, answer);
  const [oldest] = known.keys();
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
}

export function useAnswer<N extends RequestName>(name: N, given: In<N> | undefined): Asked<Out<N>> {
  const key = given && `${name} ${JSON.stringify(given)}`;
  const [asked, setAsked] = useState<Asked<Out<N>> & { readonly key?: string }>({ busy: true });
  useEffect(() => {
    if (!given || !key || known.has(key)) return;
    const job = solver.run(name, given);
    setAsked({ busy: true, key });
    void job.answer.then((answer) => {
      if (!answer) return;
      if ('error' in answer) {
        setAsked({ busy: false, error: answer.error, key });
        return;
      }
      remember(key, answer.ok);
      setAsked({ busy: false, answer: answer.ok, key });
    });
    return () => job.cancel();
  }, [key]);
  if (!key) return { busy: false };
  if (known.has(key)) return { busy: false, answer: known.get(key) as Out<N> };
  return asked.key === key ? asked : { busy: true };
}
