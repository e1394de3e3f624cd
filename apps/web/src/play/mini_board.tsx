// A small board that is only looked at.
import type { Board } from '../core/types.ts';
import { say } from '../words/words.ts';

export function MiniBoard({ board }: { readonly board: Board }) {
  return (
    <div
      class="mini-board"
      style={{ '--columns': board.columns }}
      role="img"
      aria-label={say('goal-is', { board: board.text })}
    >
      {board.tiles.map((tile) => (
        <span key={tile} class={tile === 0 ? 'mini-blank' : ''} aria-hidden="true">
          {tile}
        </span>
      ))}
    </div>
  );
}
