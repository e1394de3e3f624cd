// Keys that work anywhere on the page of the game, the same as in the terminal. A new one is a line
// in `commands`; the list of keys that players see is made of them.
import { useLayoutEffect } from 'preact/hooks';
import { directionOfKey, isTaken } from '../board/keys.ts';
import { playOn } from './hints/autoplay.ts';
import { moreHint } from './hints/hints.ts';
import { keysShown } from './keys_dialog.tsx';
import { startLessons } from './lessons/lessons.ts';
import { openNewGame } from './new_game_dialog.tsx';
import { act, pressArrow } from './session.ts';

export interface Command {
  readonly keys: readonly string[];
  readonly name: string; // a key of the words
  readonly run: () => void;
}

export const commands: readonly Command[] = [
  { keys: ['u', 'Backspace'], name: 'undo', run: () => act('undo') },
  { keys: ['r'], name: 'redo', run: () => act('redo') },
  { keys: ['b'], name: 'restart', run: () => act('restart') },
  { keys: ['n'], name: 'new-board', run: openNewGame },
  { keys: ['t'], name: 'hint-key', run: () => void moreHint() },
  { keys: ['v'], name: 'play-on', run: () => void playOn() },
  { keys: ['e'], name: 'lessons', run: () => void startLessons() },
  {
    keys: ['?'],
    name: 'keys',
    run: () => {
      keysShown.value = true;
    },
  },
];

// Keys are heard as soon as the board is seen.
export function usePlayKeys(): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTaken(event) || event.defaultPrevented) return;
      const way = directionOfKey(event);
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
      const command = commands.find((one) => plain && one.keys.includes(event.key));
      if (!way && !command) return;
      event.preventDefault();
      if (way) pressArrow(way);
      else command?.run();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
