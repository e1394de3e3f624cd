// Moves as arrows: of the blank, or of a piece that is named.
const arrows: Readonly<Record<string, string>> = { U: '↑', D: '↓', L: '←', R: '→' };

const drawn = (way: string) => [...way].map((letter) => arrows[letter] ?? letter).join('');

export function pieceWay(move: string): string {
  const colon = move.indexOf(':');
  return colon < 0 ? drawn(move) : `${move.slice(0, colon)}${drawn(move.slice(colon + 1))}`;
}
