// The tools that show a search. A new one is a component and a line here; its title is a key of
// the words. A tool draws what `given` says and tells `onState` whenever that would be another
// link; so it stands on a page of its own as well as in the middle of a lesson.
import type { FunctionComponent } from 'preact';
import { CompareTool } from './compare/compare_tool.tsx';
import { CourseTool } from './course/course_tool.tsx';
import { ExperimentsTool } from './experiments/experiments_tool.tsx';
import { LensTool } from './lens/lens_tool.tsx';
import type { State } from './link.ts';
import { Steps } from './steps/steps.tsx';

export interface ToolProps {
  readonly given: State;
  readonly onState?: (state: State) => void;
}

export interface Tool {
  readonly path: string;
  readonly title: string;
  readonly view: FunctionComponent<ToolProps>;
}

export const tools: readonly Tool[] = [
  { path: 'course', title: 'course-tab', view: CourseTool },
  { path: 'steps', title: 'steps-title', view: Steps },
  { path: 'compare', title: 'compare-title', view: CompareTool },
  { path: 'lens', title: 'lens-tab', view: LensTool },
  { path: 'experiments', title: 'trial-title', view: ExperimentsTool },
];
