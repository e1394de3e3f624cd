// A turn may push a whole line, which is several moves: the turn that a move belongs to.
export function turnOfMove(lengths: readonly number[], move: number): number {
  let before = 0;
  for (const [turn, length] of lengths.entries()) {
    before += length;
    if (move < before) return turn;
  }
  return lengths.length;
}
