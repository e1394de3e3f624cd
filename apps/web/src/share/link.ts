// Puzzles as links: what stands behind #/share/ is a short text that people can read.
//
//   #/share/b=1_2_3~4_5_6~7_0_8&g=snail&m=RD2       a board, its goal, its solution
//   #/share/l=hrd-01&c=steps                        a level of the collection, and how it is counted
//
// A blank is written as _, a new line as ~. Nothing is believed: check_link.ts asks the core.
export interface Link {
  readonly board?: string;
  readonly goal?: string;
  readonly level?: string; // an id, or a record
  readonly metric?: string;
  readonly moves?: string;
}

const letters: Readonly<Record<keyof Link, string>> = {
  board: 'b',
  goal: 'g',
  level: 'l',
  metric: 'c',
  moves: 'm',
};
const keys = Object.keys(letters) as readonly (keyof Link)[];

export const mostCharacters = 20_000;

const kept: Readonly<Record<string, string>> = {
  _: '%5F',
  '~': '%7E',
  ' ': '_',
  '\n': '~',
  ':': ':',
  '[': '[',
  ']': ']',
};

export const encode = (text: string) =>
  text.replace(/[^A-Za-z0-9.-]/gu, (one) => kept[one] ?? encodeURIComponent(one));

// Undefined if a percent sign is followed by what cannot be read.
export function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('_', ' ').replaceAll('~', '\n'));
  } catch {
    return undefined;
  }
}

export function writeLink(link: Link): string {
  const parts = keys.flatMap((key) => {
    const value = link[key];
    return value ? [`${letters[key]}=${encode(value)}`] : [];
  });
  return `#/share/${parts.join('&')}`;
}

// Undefined for anything that writeLink never writes.
export function readLink(rest: string): Link | undefined {
  if (rest.length > mostCharacters) return undefined;
  const link: { -readonly [Key in keyof Link]: Link[Key] } = {};
  for (const part of rest.split('&')) {
    const key = keys.find((one) => part.startsWith(`${letters[one]}=`));
    const value = decode(part.slice(2));
    if (!key || !value || link[key] !== undefined) return undefined;
    link[key] = value;
  }
  return (link.board === undefined) === (link.level === undefined) ? undefined : link;
}

// "UUULD" -> "U3LD"
export const shorten = (moves: string) =>
  moves.replace(/(.)\1+/g, (run, letter: string) => `${letter}${run.length}`);
