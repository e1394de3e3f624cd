// The core under Node: the same WebAssembly program that the page loads.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Instance, type ProgressListener } from '../../src/core/instance.ts';
import type { Answer, CoreError } from '../../src/core/types.ts';

const file = new URL('../../../../build/wasm/apps/web/core/noyes.wasm', import.meta.url);
const module = new WebAssembly.Module(readFileSync(fileURLToPath(file)));

export const startInstance = (listener?: ProgressListener) => Instance.of(module, listener);

export function ok<T>(answer: Answer<T>): T {
  if ('error' in answer) throw new Error(JSON.stringify(answer.error));
  return answer.ok;
}

export function failure(answer: Answer<unknown>): CoreError {
  if ('ok' in answer) throw new Error('this should have failed');
  return answer.error;
}
