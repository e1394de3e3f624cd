// One path, watched on a board of any kind, for pages that show nothing else.
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { say } from '../words/words.ts';
import type { Path } from './path.ts';
import { Playback } from './playback.ts';
import { PlaybackPanel } from './playback_panel.tsx';
import { pauseNow } from './speeds.ts';

interface Props<State> {
  readonly path: Path<State>;
  readonly board: (state: State) => ComponentChildren;
  readonly children?: ComponentChildren; // below the panel
}

export function ShortWatch<State>({ path, board, children }: Props<State>) {
  const playback = useMemo(() => new Playback(path.length, { pause: pauseNow }), [path]);
  useEffect(() => () => playback.dispose(), [playback]);
  return (
    <div class="play">
      {board(path.state(playback.position.value))}
      <section class="card" aria-label={say('watch')}>
        <h2>{say('watch')}</h2>
        <PlaybackPanel path={path} playback={playback} />
        {children}
      </section>
    </div>
  );
}
