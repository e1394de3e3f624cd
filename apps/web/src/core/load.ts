// The program, compiled once for the page and all its workers.
import wasmUrl from '#wasm/noyes.wasm?url';

let compiling: Promise<WebAssembly.Module> | undefined;

async function compile(): Promise<WebAssembly.Module> {
  const response = await fetch(wasmUrl);
  if (!response.ok) throw new Error(`${wasmUrl}: ${response.status}`);
  // Not every static host knows the type of such files, and streaming insists on it.
  const streams = response.headers.get('content-type')?.startsWith('application/wasm');
  return streams
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

export function loadModule(): Promise<WebAssembly.Module> {
  compiling ??= compile();
  return compiling;
}
