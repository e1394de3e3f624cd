// What a tool shows, as a link: words and short texts by name.
//
//   #/learn/steps/board=1_2_3~4_5_6~7_0_8&algorithm=astar&at=17
//
// The address always holds the state that is shown, so that whoever sends it sends just that.
// Nothing in it is believed: every tool checks what it is given and takes the usual for the rest.
import { decode, encode, mostCharacters } from '../share/link.ts';

export type State = Readonly<Record<string, string>>;

export function readState(text: string): State {
  if (text.length > mostCharacters) return {};
  const state: Record<string, string> = {};
  for (const part of text.split('&')) {
    const equals = part.indexOf('=');
    const value = decode(part.slice(equals + 1));
    const name = part.slice(0, Math.max(equals, 0));
    if (value && /^[a-z][a-z0-9-]*$/.test(name)) state[name] = value;
  }
  return state;
}

// Names without a value are left out.
export function writeState(state: State): string {
  return Object.entries(state)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encode(value)}`)
    .join('&');
}

export function linkTo(tool: string, state: State = {}): string {
  const text = writeState(state);
  return text ? `#/learn/${tool}/${text}` : `#/learn/${tool}`;
}
