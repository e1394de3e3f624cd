// The programs, each compiled once for the page and all its workers.
import pageUrl from '#wasm/noyes.wasm?url';
import learnUrl from '#wasm/noyes_learn.wasm?url';
import levelsUrl from '#wasm/noyes_levels.wasm?url';
import type { Program } from './requests.ts';

const urls: Readonly<Record<Program, string>> = {
  page: pageUrl,
  levels: levelsUrl,
  learn: learnUrl,
};
const compiling = new Map<Program, Promise<WebAssembly.Module>>();

async function compile(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  // Not every static host knows the type of such files, and streaming insists on it.
  const streams = response.headers.get('content-type')?.startsWith('application/wasm');
  return streams
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

// One that could not be loaded is tried again when it is asked for again.
export function loadModule(program: Program = 'page'): Promise<WebAssembly.Module> {
  const known = compiling.get(program);
  if (known) return known;
  const begun = compile(urls[program]);
  compiling.set(program, begun);
  begun.catch(() => compiling.delete(program));
  return begun;
}
