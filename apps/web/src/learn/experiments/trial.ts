// What an experiment is given: the board, what the link says, and whom to tell of changes.
import type { Task } from '../board/task.ts';
import type { State } from '../link.ts';

export interface TrialProps {
  readonly task: Task;
  readonly given: State;
  readonly onKeep: (part: State) => void;
}
