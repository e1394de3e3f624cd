// How somebody wants to have a puzzle solved: names and options as they were typed, checked against
// what the catalog says of itself.
import { signal } from '@preact/signals';
import type { About, LevelAlgorithm, LevelHeuristic, Option } from '../core/types.ts';

export const automatic = 'auto';

export interface Offer {
  readonly kind: 'tiles' | 'blocks';
  readonly algorithms: readonly LevelAlgorithm[];
  readonly heuristics: readonly (LevelHeuristic & { readonly fits?: boolean })[];
  readonly limits: readonly Omit<Option, 'summary'>[];
}

// What was typed, by `owner.option`; fallbacks are not in it.
export type Values = Readonly<Record<string, string>>;

export interface Wish {
  readonly algorithm: string;
  readonly heuristic: string;
  readonly optimal: boolean; // for the automatic choice
  readonly values: Values;
}

export const usualWish: Wish = {
  algorithm: automatic,
  heuristic: automatic,
  optimal: false,
  values: {},
};

export const limitOwner = 'limit';

export const typedValue = (wish: Wish, owner: string, option: Pick<Option, 'name' | 'fallback'>) =>
  wish.values[`${owner}.${option.name}`] ?? option.fallback;

export function withValue(wish: Wish, owner: string, option: string, value: string): Wish {
  return { ...wish, values: { ...wish.values, [`${owner}.${option}`]: value } };
}

// Whether a number is none or out of its range. An empty one means the fallback.
export function isRefused(option: Pick<Option, 'range'>, value: string): boolean {
  const text = value.trim();
  if (!option.range || text === '') return false;
  const number = Number(text);
  return !(number >= option.range[0] && number <= option.range[1]);
}

// "weighted-astar:weight=2"; the name alone where all options are as usual.
export function choiceText(wish: Wish, about: About | undefined): string {
  if (!about) return automatic;
  const given = about.options
    .map((option) => ({ option, value: typedValue(wish, about.name, option).trim() }))
    .filter(({ option, value }) => value !== '' && value !== option.fallback)
    .map(({ option, value }) => `${option.name}=${value}`);
  return given.length === 0 ? about.name : `${about.name}:${given.join(',')}`;
}

// The entries that were chosen; none where the choice is automatic or not offered here.
export function chosen(wish: Wish, offer: Offer) {
  const algorithm = offer.algorithms.find((one) => one.name === wish.algorithm);
  const heuristic = algorithm?.uses_heuristic
    ? offer.heuristics.find((one) => one.name === wish.heuristic && one.fits !== false)
    : undefined;
  return { algorithm, heuristic };
}

// The options that are shown but refused, as `owner.option`.
export function refused(wish: Wish, offer: Offer): readonly string[] {
  const { algorithm, heuristic } = chosen(wish, offer);
  const wrong = (owner: string, options: readonly Omit<Option, 'summary'>[]) =>
    options
      .filter((option) => isRefused(option, typedValue(wish, owner, option)))
      .map((option) => `${owner}.${option.name}`);
  return [algorithm, heuristic]
    .flatMap((about) => (about ? wrong(about.name, about.options) : []))
    .concat(wrong(limitOwner, offer.limits));
}

// The arguments of the requests `solve` and `solve_level`.
export function methodOf(wish: Wish, offer: Offer) {
  const { algorithm, heuristic } = chosen(wish, offer);
  const limits = offer.limits
    .map((limit) => [limit.name, typedValue(wish, limitOwner, limit).trim()] as const)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => [name, Number(value)]);
  return {
    algorithm: choiceText(wish, algorithm),
    heuristic: choiceText(wish, heuristic),
    optimal: !algorithm && wish.optimal,
    ...(Object.fromEntries(limits) as { seconds?: number; megabytes?: number }),
  };
}

// One for tile boards; who solves something else makes another one.
export const tileWish = signal<Wish>(usualWish);
