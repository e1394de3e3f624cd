// Whatever is sent to the binding, it answers; it never breaks down.
import { beforeAll, expect, it } from 'vitest';
import type { Instance } from '../../src/core/instance.ts';
import { programFor, type RequestName } from '../../src/core/requests.ts';
import { startInstance } from './core_instance.ts';

let core: Instance;
let levels: Instance;
let learn: Instance;
beforeAll(async () => {
  core = await startInstance();
  levels = await startInstance('levels');
  learn = await startInstance('learn');
});

// SplitMix32: the same rubbish in every run.
function rubbish(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x9e3779b9) | 0;
    let z = state ^ (state >>> 16);
    z = Math.imul(z, 0x21f0aaad);
    z ^= z >>> 15;
    z = Math.imul(z, 0x735a2d97);
    return ((z ^ (z >>> 15)) >>> 0) % below;
  };
}

const names = [
  ...[
    'describe',
    'promise',
    'levels',
    'parse',
    'check',
    'setup',
    'generate',
    'replay',
    'solve',
    'lessons',
  ],
  ...['solve_level', 'review', 'summarise', 'game_new', 'game_load', 'game_view', 'game_turn'],
  ...['game_act', 'game_inquire', 'game_deliver', 'game_hint', 'game_history', 'game_save'],
  ...['game_score', 'game_close', 'trace', 'trace_level', 'lens', 'no-such-request', ''],
];
const keys = [
  ...['board', 'goal', 'text', 'level', 'metric', 'algorithm', 'heuristic', 'rows', 'columns'],
  ...['seed', 'distance', 'cells', 'moves', 'game', 'now', 'cell', 'way', 'piece', 'path', 'kind'],
  ...[
    'action',
    'inquiry',
    'lower_bound',
    'most',
    'finished',
    'seconds',
    'nodes',
    'megabytes',
    'at',
  ],
];
const values: readonly unknown[] = [
  ...[null, true, -1, 0, 1, 2, 3, 4.5, 1e308, -1e308, 2 ** 53, '', ' ', '\u0000', '🧩'],
  ...[
    '1 2 3 / 4 5 6 / 7 0 8',
    '1 2 0 / 3',
    '8 7 6 5 4 3 2 1 0',
    'blank-first',
    'snail',
    '120483765',
  ],
  ...[
    'hrd-01',
    '1A9BF0C',
    'moves',
    'steps',
    'auto',
    'astar:ties=?',
    'max:manhattan+hamming',
    'pdb:7-8',
  ],
  ...[
    'ULDR',
    'U99999999999',
    'B:RD',
    'tiles',
    'blocks',
    'undo',
    'restart',
    'noyes game 1\npuzzle tiles\n',
  ],
  ...[
    [],
    [1, 2, 3, null],
    [[[]]],
    {},
    { a: { b: [] } },
    'x'.repeat(5000),
    '[level]\ngrid:\nAA\nend\n',
  ],
];

it('answers requests made of anything', () => {
  const below = rubbish(1);
  const pick = <T>(list: readonly T[]) => list[below(list.length)] as T;
  for (let round = 0; round < 4000; ++round) {
    const request: Record<string, unknown> = { request: pick(names), nodes: 2000, megabytes: 8 };
    for (let left = below(6); left > 0; --left) request[pick(keys)] = pick(values);
    if (typeof request.nodes !== 'number' || request.nodes > 1e5) request.nodes = 2000;
    const program = programFor(request.request as RequestName);
    const asked = { page: core, levels, learn }[program];
    const answer = JSON.parse(asked.call(JSON.stringify(request)));
    expect(Object.keys(answer).length, JSON.stringify(request)).toBe(1);
  }
});

it('answers bytes that are no request at all', () => {
  const below = rubbish(2);
  const good = '{"request":"parse","text":"1 2 3 / 4 5 6 / 7 0 8"}';
  for (let round = 0; round < 4000; ++round) {
    const text = [...good].map((c) => (below(12) === 0 ? String.fromCharCode(below(256)) : c));
    const answer = JSON.parse(core.call(text.join('').slice(0, below(2 * good.length))));
    expect('ok' in answer || 'error' in answer).toBe(true);
  }
});

it('answers nesting that is deeper than any stack', () => {
  const answer = JSON.parse(core.call(`{"request":"parse","text":${'['.repeat(1e6)}`));
  expect(answer.error.code).toBe('web-bad-json');
  expect(JSON.parse(core.call('['.repeat(1e5) + ']'.repeat(1e5))).error.code).toBe('web-bad-json');
});
