// Two to four ways to search, as a link writes them: one a line, the algorithm and, where one is
// used, the heuristic.
//
//   astar manhattan
//   weighted-astar:weight=2 manhattan

import type { LevelAlgorithm, LevelHeuristic } from '../../core/types.ts';
import {
  automatic,
  choiceText,
  chosen,
  type Offer,
  refused,
  usualWish,
  type Wish,
} from '../../solve/method.ts';

export const fewest = 2;
export const most = 4;

// "weighted-astar:weight=2,ties=fifo" as a form has it.
function valuesOf(choice: string, about: LevelAlgorithm | LevelHeuristic | undefined) {
  const [name = '', options = ''] = choice.split(/:(.*)/s);
  const values: Record<string, string> = {};
  for (const part of options.split(',').filter(Boolean)) {
    const equals = part.indexOf('=');
    const word = about?.options.find((option) => option.word !== undefined);
    const key = equals < 0 ? word?.name : part.slice(0, equals);
    if (key) values[`${name}.${key}`] = part.slice(equals + 1);
  }
  return values;
}

const nameIn = (choice: string) => choice.split(':')[0] ?? '';

export function readWay(line: string, offer: Offer): Wish | undefined {
  const [algorithm = '', heuristic = automatic] = line.trim().split(/\s+/);
  const by = (name: string) => (one: { readonly name: string }) => one.name === name;
  const found = offer.algorithms.find(by(nameIn(algorithm)));
  const guide = offer.heuristics.find(by(nameIn(heuristic)));
  if (!found || (heuristic !== automatic && !guide)) return undefined;
  const wish: Wish = {
    ...usualWish,
    algorithm: found.name,
    heuristic: guide?.name ?? automatic,
    values: { ...valuesOf(algorithm, found), ...valuesOf(heuristic, guide) },
  };
  return refused(wish, offer).length > 0 ? undefined : wish;
}

export function readWays(text: string, offer: Offer): readonly Wish[] {
  const ways = text.split('\n').map((line) => readWay(line, offer));
  return ways.filter((way) => way !== undefined).slice(0, most);
}

export function writeWay(wish: Wish, offer: Offer): string {
  const { algorithm, heuristic } = chosen(wish, offer);
  const guide = heuristic ? ` ${choiceText(wish, heuristic)}` : '';
  return `${choiceText(wish, algorithm)}${guide}`;
}

export const writeWays = (ways: readonly Wish[], offer: Offer) =>
  ways.map((way) => writeWay(way, offer)).join('\n');

export interface Preset {
  readonly title: string; // a key of the words
  readonly ways: string;
}

export const presets: readonly Preset[] = [
  {
    title: 'compare-preset-heuristics',
    ways: 'astar zero\nastar hamming\nastar manhattan\nastar linear-conflict',
  },
  {
    title: 'compare-preset-memory',
    ways: 'astar manhattan\nida manhattan\nrbfs manhattan',
  },
  {
    title: 'compare-preset-greed',
    ways: 'astar manhattan\nweighted-astar:weight=1.5 manhattan\nweighted-astar:weight=3 manhattan\ngreedy manhattan',
  },
  {
    title: 'compare-preset-blind',
    ways: 'bfs\nbidirectional zero\nastar manhattan',
  },
  {
    title: 'compare-preset-mistakes',
    ways: 'astar manhattan\nastar naive-manhattan\nastar naive-corners\nastar naive-last-move',
  },
];
