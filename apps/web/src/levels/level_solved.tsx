// What is said when a level is solved.
import { Dialog } from '../shell/dialog.tsx';
import { go } from '../shell/router.ts';
import { say } from '../words/words.ts';
import { optimumOf } from './difficulty.ts';
import { levels } from './level_list.ts';
import { act, justSolved, type Playing } from './level_session.ts';
import { metric } from './metric.ts';

function nextLevel(id: string): string | undefined {
  const all = levels();
  const place = all.findIndex((level) => level.id === id);
  return place < 0 ? undefined : all[(place + 1) % all.length]?.id;
}

export function LevelSolved({ playing }: { readonly playing: Playing }) {
  if (!justSolved.value) return null;
  const { level, lengths, view } = playing;
  const close = () => {
    justSolved.value = false;
  };
  const optimum = optimumOf(level, metric.value);
  const mine = lengths[metric.value];
  const next = nextLevel(level.id);
  const actions = (
    <>
      <button type="button" class="button" onClick={close}>
        {say('close')}
      </button>
      <button type="button" class="button" onClick={() => act('restart')}>
        {say('restart')}
      </button>
      {next && (
        <button type="button" class="button primary" onClick={() => go('levels', next)}>
          {say('level-next')}
        </button>
      )}
    </>
  );
  return (
    <Dialog title={say('level-solved')} onClose={close} actions={actions}>
      <p data-testid="level-solved">
        {say(`lengths-${metric.value}`, { numbers: [mine] })}{' '}
        {optimum !== undefined &&
          (mine <= optimum ? say('level-perfect') : say('level-shortest', { numbers: [optimum] }))}
      </p>
      {(view.help.hint || view.help.solution) && <p class="muted">{say('level-helped')}</p>}
    </Dialog>
  );
}
