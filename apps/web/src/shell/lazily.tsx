// A page whose code and words are loaded when it is first opened.
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { LaterWords } from '../words/languages.ts';
import { alsoSpeak, say } from '../words/words.ts';

type View = FunctionComponent<{ readonly rest: string }>;

export function lazily(load: () => Promise<View>, words: LaterWords): View {
  let loaded: View | undefined;
  const bring = async () => {
    [loaded] = await Promise.all([load(), alsoSpeak(words)]);
  };
  return function Lazily({ rest }) {
    const [tries, setTries] = useState(0);
    const [state, setState] = useState<'loading' | 'there' | 'failed'>(
      loaded ? 'there' : 'loading',
    );
    useEffect(() => {
      bring().then(
        () => setState('there'),
        () => setState('failed'),
      );
    }, [tries]);
    if (state === 'there' && loaded) {
      const View = loaded;
      return <View rest={rest} />;
    }
    if (state === 'loading') return null;
    return (
      <>
        <h1>{say('not-loaded')}</h1>
        <button type="button" class="button" onClick={() => setTries(tries + 1)}>
          {say('try-again')}
        </button>
      </>
    );
  };
}
