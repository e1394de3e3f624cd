// A solution of a level, watched on its board.
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Level } from '../core/types.ts';
import { ShortWatch } from '../playback/short_watch.tsx';
import { say } from '../words/words.ts';
import { BlockBoard } from './block_board.tsx';
import { BlockPath, type Corners } from './block_path.ts';

interface Props {
  readonly level: Level;
  readonly start: Corners;
  readonly moves: string;
  readonly children?: ComponentChildren;
}

export function LevelWatch({ level, start, moves, children }: Props) {
  const path = useMemo(() => new BlockPath(level, start, moves), [level, start, moves]);
  return (
    <ShortWatch
      path={path}
      board={(corners) => <BlockBoard level={level} corners={corners} label={say('watch-board')} />}
    >
      {children}
    </ShortWatch>
  );
}
