// Serves the built page on this machine alone:   node scripts/serve.mjs [PORT [FOLDER]]
// Any static host does as well; this one is for trying it and for the tests.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json',
};

function fileFor(folder, url) {
  const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  const file = join(folder, normalize(path));
  if (!file.startsWith(folder)) return undefined;
  const entry = statSync(file, { throwIfNoEntry: false });
  if (entry?.isDirectory()) return fileFor(folder, `${path.replace(/\/$/, '')}/index.html`);
  return entry?.isFile() ? file : undefined;
}

function answer(folder, request, response) {
  let file;
  try {
    file = fileFor(folder, request.url);
  } catch {
    file = undefined; // not a path at all
  }
  if (!file) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('not found\n');
    return;
  }
  response.writeHead(200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'no-cache',
  });
  createReadStream(file).pipe(response);
}

// The server listens when the promise is kept; port 0 takes any that is free.
export function serve(folder, port = 0) {
  const server = createServer((request, response) => answer(folder, request, response));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = process.argv[3] ?? fileURLToPath(new URL('../dist', import.meta.url));
  const port = Number(process.argv[2] ?? 8015);
  const server = await serve(folder, port).catch(() => serve(folder, 0));
  console.log(`http://127.0.0.1:${server.address().port}/`);
}
