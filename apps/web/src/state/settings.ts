// What the player chose, kept from visit to visit. A new setting is a line here and a control in
// settings/settings_page.tsx.
import { effect, type Signal, signal } from '@preact/signals';
import { keep, recall } from './storage.ts';

export const themes = ['auto', 'light', 'dark', 'contrast', 'safe'] as const;
export type Theme = (typeof themes)[number];
export const arrowMeanings = ['tile', 'gap'] as const;
export type ArrowMeaning = (typeof arrowMeanings)[number];
export const switches = ['off', 'on'] as const;
export type Switch = (typeof switches)[number];
export const schemes = ['plain', 'rows', 'fringe'] as const;
export type Scheme = (typeof schemes)[number];

// A choice of words; anything else that was kept counts as the first one.
function choice<T extends string>(key: string, all: readonly [T, ...T[]]): Signal<T> {
  const kept = recall(key);
  const state = signal<T>(all.find((one) => one === kept) ?? all[0]);
  effect(() => void keep(key, state.value));
  return state;
}

function wholeNumber(key: string, least: number, most: number, usual: number): Signal<number> {
  const kept = recall(key);
  const valid = Number.isInteger(kept) && (kept as number) >= least && (kept as number) <= most;
  const state = signal(valid ? (kept as number) : usual);
  effect(() => void keep(key, state.value));
  return state;
}

function text(key: string): Signal<string> {
  const kept = recall(key);
  const state = signal(typeof kept === 'string' ? kept : '');
  effect(() => void keep(key, state.value));
  return state;
}

export const settings = {
  theme: choice('theme', themes),
  language: text('language'), // empty: the browser's
  arrows: choice('arrows', arrowMeanings),
  rows: wholeNumber('rows', 2, 10, 4),
  columns: wholeNumber('columns', 2, 10, 4),
  goal: text('goal'), // empty: the usual one
  distance: wholeNumber('distance', 0, 80, 0), // of new boards; 0: any
  hover: choice('hover', switches), // tiles move when the mouse comes over them
  hints: choice('hints', ['on', 'off']),
  scheme: choice('scheme', schemes), // colours of the tiles
  picture: text('picture'), // on the tiles; empty: numbers
  pictureNumbers: choice('picture-numbers', ['on', 'off']),
};
