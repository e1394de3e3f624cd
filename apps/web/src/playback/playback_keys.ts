// Keys while a solution is watched: space plays and pauses, arrows step, Home and End jump.
import { useLayoutEffect } from 'preact/hooks';
import { isTaken } from '../board/keys.ts';
import type { Playback } from './playback.ts';

type Command = (playback: Playback) => void;

const commands: Readonly<Record<string, Command>> = {
  ' ': (playback) => playback.toggle(),
  ArrowRight: (playback) => playback.step(1),
  ArrowLeft: (playback) => playback.step(-1),
  Home: (playback) => playback.jump(0),
  End: (playback) => playback.jump(playback.length),
};

// Space belongs to whatever can be pressed.
function isPressed(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  return event.key === ' ' && target?.closest('button, summary, a') != null;
}

export function usePlaybackKeys(playback: Playback | undefined): void {
  useLayoutEffect(() => {
    if (!playback) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTaken(event) || isPressed(event)) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const command = commands[event.key];
      if (!command) return;
      event.preventDefault();
      command(playback);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [playback]);
}
