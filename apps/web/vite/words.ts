// Word lists as the page loads them, `import('#words/en.txt?page')`: without comments, and without
// what only the command line and the desktop game say.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

// Headings of parts that the page never says, and how keys begin that it never asks for.
const elsewhere = [
  'Files and streams',
  'Stored tables',
  'Quantities',
  'The command line',
  'What the games say',
];
const ofTheWindow = 'desktop-';

export function pageWords(list: string): string {
  const parts = list.split(/\n\s*\n/);
  const said = parts.filter(
    (part) => !elsewhere.some((heading) => part.startsWith(`# ${heading}`)),
  );
  return said
    .flatMap((part) => part.split('\n'))
    .filter((line) => line.includes('=') && !line.startsWith('#') && !line.startsWith(ofTheWindow))
    .join('\n');
}

export function words(): Plugin {
  return {
    name: 'noyes-words',
    enforce: 'pre',
    load(id) {
      const [file, asked] = id.split('?');
      if (asked !== 'page' || !file?.endsWith('.txt')) return undefined;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(pageWords(readFileSync(file, 'utf8')))};`;
    },
  };
}
