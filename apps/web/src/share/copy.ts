// To the clipboard, and to whatever else the system shares with.
import { toast } from '../shell/toasts.tsx';
import { say } from '../words/words.ts';

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(say('copied'));
  } catch {
    toast(say('not-copied'), 'error');
  }
}

export const canShare = () => typeof navigator.share === 'function';

export async function shareWithSystem(url: string): Promise<void> {
  try {
    await navigator.share({ title: 'Noyes', url });
  } catch {
    // The player thought better of it.
  }
}

// The page's own address with another hash: it may lie in any folder.
export const addressWith = (hash: string) => location.href.replace(/#.*$/, '') + hash;
