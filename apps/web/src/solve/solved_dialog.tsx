// The playback has solved it: what was seen, and what next.
import { Dialog } from '../shell/dialog.tsx';
import { say } from '../words/words.ts';
import { playedToEnd, type Watched } from './watched.ts';

interface Props {
  readonly watched: Watched;
  readonly onTry: () => void;
  readonly onNew: () => void;
}

export function SolvedDialog({ watched, onTry, onNew }: Props) {
  const { solution, playback, path } = watched;
  const close = () => {
    playedToEnd.value = false;
  };
  const after = (next: () => void) => () => {
    close();
    next();
  };
  const numbers = [path.length, solution.lower_bound];
  const actions = (
    <>
      <button type="button" class="button" onClick={after(() => playback.again())}>
        {say('watch-again')}
      </button>
      <button type="button" class="button" onClick={after(onNew)}>
        {say('new-board')}
      </button>
      <button type="button" class="button" onClick={close}>
        {say('close')}
      </button>
      <button type="button" class="button primary" onClick={after(onTry)}>
        {say('try-yourself')}
      </button>
    </>
  );
  return (
    <Dialog title={say('solved-title')} onClose={close} actions={actions}>
      <p data-testid="solved-dialog">
        {say(solution.status === 'optimal' ? 'watched-optimal' : 'watched-solved', { numbers })}
      </p>
    </Dialog>
  );
}
