// The clock stands while nobody can see the board: another tab, another page of this one.
import { useEffect } from 'preact/hooks';
import { act, view } from './session.ts';

let paused = false; // by us: after a reload the clock waits for the first move

function pause(): void {
  if (!view.value?.timed) return;
  paused = true;
  act('pause');
}

function resume(): void {
  if (paused) act('resume');
  paused = false;
}

export function usePause(): void {
  useEffect(() => {
    resume();
    const onChange = () => (document.hidden ? pause() : resume());
    document.addEventListener('visibilitychange', onChange);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      pause();
    };
  }, []);
}
