// The core under Node: the same WebAssembly programs that the page loads.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Instance, type ProgressListener } from '../../src/core/instance.ts';
import type { Program } from '../../src/core/requests.ts';
import type { Answer, CoreError } from '../../src/core/types.ts';

function read(name: string): WebAssembly.Module {
  const file = new URL(`../../../../build/wasm/apps/web/core/${name}.wasm`, import.meta.url);
  return new WebAssembly.Module(readFileSync(fileURLToPath(file)));
}

const modules = { page: read('noyes'), levels: read('noyes_levels'), learn: read('noyes_learn') };

export const startInstance = (program: Program = 'page', listener?: ProgressListener) =>
  Instance.of(modules[program], listener);

export function ok<T>(answer: Answer<T>): T {
  if ('error' in answer) throw new Error(JSON.stringify(answer.error));
  return answer.ok;
}

export function failure(answer: Answer<unknown>): CoreError {
  if ('ok' in answer) throw new Error('this should have failed');
  return answer.error;
}
