// Finished games, kept in the browser as the core writes them.
import { computed, signal } from '@preact/signals';
import { ask } from '../core/core.ts';
import type { Summary } from '../core/requests.ts';
import { forget, keep, recall } from '../state/storage.ts';

function keptScores(): string | undefined {
  const kept = recall('scores');
  return typeof kept === 'string' ? kept : undefined;
}

export const scores = signal(keptScores() ?? '');

// What another tab adds or wipes counts here, too.
globalThis.addEventListener?.('storage', () => {
  scores.value = keptScores() ?? '';
});

// Lists of the core begin with two lines of their own: what it is, and the columns.
export function joinScores(all: string, more: string): string {
  if (all === '') return more;
  return all + more.split('\n').slice(2).join('\n');
}

// False if the browser does not keep it. Another tab may have added games meanwhile.
export function addScore(text: string): boolean {
  scores.value = joinScores(keptScores() ?? scores.value, text);
  return keep('scores', scores.value);
}

export function wipeScores(): void {
  scores.value = '';
  forget('scores');
}

const nothing = { puzzles: [] as readonly Summary[], csv: '', json: '[]' };

// What somebody else wrote there counts as nothing, but is not wiped.
export const summary = computed(() => {
  if (scores.value === '') return nothing;
  const told = ask('summarise', { text: scores.value });
  return 'ok' in told ? told.ok : nothing;
});

export const summaryOf = (puzzle: string) =>
  summary.value.puzzles.find((one) => one.puzzle === puzzle);
