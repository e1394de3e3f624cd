// What stands beside the board, from the top down. A new panel is a component and a line here.
import type { FunctionComponent } from 'preact';
import { PicturePanel } from '../pictures/picture_panel.tsx';
import { SharePanel } from '../share/share_panel.tsx';
import { SolvePanel } from '../solve/solve_panel.tsx';
import { GamePanel } from './game_panel.tsx';
import { HintPanel } from './hints/hint_panel.tsx';
import { LessonPanel } from './lessons/lesson_panel.tsx';
import { ReviewPanel } from './review/review_panel.tsx';

export const panels: readonly FunctionComponent[] = [
  GamePanel,
  ReviewPanel,
  HintPanel,
  SolvePanel,
  LessonPanel,
  PicturePanel,
  SharePanel,
];
