// The picture that lies on the tiles: one that the page draws, or the player's own.
import { computed, signal } from '@preact/signals';
import { settings } from '../state/settings.ts';
import { keep, recall } from '../state/storage.ts';
import type { Picture } from './cover.ts';
import { drawn } from './drawn.ts';

export const ownName = 'own';

interface Own {
  readonly url: string;
  readonly aspect: number;
}

// Anybody may have written there: only what the page itself would write is taken.
export function readOwn(kept: unknown): Own | undefined {
  const { url, aspect } = (kept ?? {}) as Partial<Record<keyof Own, unknown>>;
  const plain =
    typeof url === 'string' && /^data:image\/(jpeg|png);base64,[A-Za-z0-9+/=]+$/.test(url);
  const possible = typeof aspect === 'number' && aspect >= 0.01 && aspect <= 100;
  return plain && possible ? { url, aspect } : undefined;
}

export const own = signal<Own | undefined>(readOwn(recall('own-picture')));

// False if the browser has no room to keep it: then it lasts until the page is closed.
export function setOwn(next: Own): boolean {
  own.value = next;
  settings.picture.value = ownName;
  return keep('own-picture', next);
}

export const picture = computed<Picture | undefined>(() => {
  const name = settings.picture.value;
  if (name === ownName) return own.value && { name, ...own.value };
  return drawn(name);
});
