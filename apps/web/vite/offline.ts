// Writes the service worker: it keeps every file of this build, under a name that changes with them.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export function offline(): Plugin {
  let publicFolder = '';
  return {
    name: 'noyes-offline',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const copied = readdirSync(publicFolder, { recursive: true, encoding: 'utf8' });
        const files = [...Object.keys(bundle), ...copied].sort();
        const digest = createHash('sha256').update(files.join('\n'));
        for (const file of Object.values(bundle))
          digest.update(file.type === 'chunk' ? file.code : file.source);
        for (const file of copied) digest.update(readFileSync(join(publicFolder, file)));
        const template = readFileSync(new URL('./service_worker.js', import.meta.url), 'utf8');
        const source = template
          .replace("'VERSION'", JSON.stringify(`noyes-${digest.digest('hex').slice(0, 16)}`))
          .replace("['FILES']", JSON.stringify(['./', ...files]));
        this.emitFile({ type: 'asset', fileName: 'service_worker.js', source });
      },
    },
  };
}
