// Word lists as noyes/data/words has them: one `key = sentence` a line, # for comments.
export type WordList = ReadonlyMap<string, string>;

export function parseWords(...texts: readonly string[]): WordList {
  const list = new Map<string, string>();
  for (const line of texts.join('\n').split('\n')) {
    const equals = line.indexOf('=');
    if (line.trimStart().startsWith('#') || equals < 0) continue;
    list.set(line.slice(0, equals).trim(), line.slice(equals + 1).trim());
  }
  return list;
}
