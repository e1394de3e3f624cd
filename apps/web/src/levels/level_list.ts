// The levels of the collection, and the one of the player's own.
import { ask } from '../core/core.ts';
import type { Level } from '../core/types.ts';
import { keep, recall } from '../state/storage.ts';

export const ownId = 'own'; // in the address

let all: readonly Level[] | undefined;

export function levels(): readonly Level[] {
  if (all) return all;
  const answer = ask('levels', {});
  if ('ok' in answer) all = answer.ok;
  return all ?? [];
}

function ownLevel(): Level | undefined {
  const text = recall('own-level');
  const answer = typeof text === 'string' ? ask('parse', { text }) : undefined;
  if (!answer || !('ok' in answer) || answer.ok.kind !== 'blocks') return undefined;
  return answer.ok.level;
}

export const keepOwnLevel = (level: Level) => keep('own-level', level.text);

export function findLevel(id: string): Level | undefined {
  return id === ownId ? ownLevel() : levels().find((level) => level.id === id);
}

// The name in the address: one that is not of the collection is the player's own.
export function addressOf(level: Level): string {
  const known = levels().find(({ id }) => id === level.id);
  return known?.text === level.text ? level.id : ownId;
}
