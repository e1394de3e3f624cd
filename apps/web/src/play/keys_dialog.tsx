// All keys of the game.
import { signal } from '@preact/signals';
import { Dialog } from '../shell/dialog.tsx';
import { say } from '../words/words.ts';
import type { Command } from './play_keys.ts';
import './keys_dialog.css';

export const keysShown = signal(false);
const close = () => {
  keysShown.value = false;
};

function Row({ keys, name }: { readonly keys: readonly string[]; readonly name: string }) {
  return (
    <tr>
      <th scope="row">
        {keys.map((key) => (
          <kbd key={key}>{key.length === 1 ? key.toUpperCase() : key}</kbd>
        ))}
      </th>
      <td>{say(name)}</td>
    </tr>
  );
}

export function KeysDialog({ commands }: { readonly commands: readonly Command[] }) {
  if (!keysShown.value) return null;
  return (
    <Dialog title={say('keys')} onClose={close}>
      <table class="keys">
        <tbody>
          <Row keys={['←', '↑', '→', '↓', 'WASD', 'HJKL']} name="keys-move" />
          <Row keys={['Shift', '←', '↑', '→', '↓', 'Enter']} name="keys-focus" />
          {commands.map((command) => (
            <Row key={command.name} {...command} />
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
