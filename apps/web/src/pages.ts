// All pages. A new one is a component and a line here; its title is a key of the words.
import type { FunctionComponent } from 'preact';
import { LevelsPage } from './levels/levels_page.tsx';
import { OwnPage } from './own/own_page.tsx';
import { PlayPage } from './play/play_page.tsx';
import { SettingsPage } from './settings/settings_page.tsx';
import { SharePage } from './share/share_page.tsx';
import { lazily } from './shell/lazily.tsx';
import { SolvePage } from './solve/solve_page.tsx';
import { StatisticsPage } from './statistics/statistics_page.tsx';

// What teaches is large and asked for by few: it is loaded when it is opened.
const LearnPage = lazily(async () => (await import('./learn/learn_page.tsx')).LearnPage, 'learn');

export interface Page {
  readonly path: string; // behind #/
  readonly title: string;
  readonly hidden?: boolean; // only links lead there
  readonly view: FunctionComponent<{ readonly rest: string }>;
}

export const pages: readonly Page[] = [
  { path: '', title: 'page-play', view: PlayPage },
  { path: 'levels', title: 'page-levels', view: LevelsPage },
  { path: 'own', title: 'page-own', view: OwnPage },
  { path: 'solve', title: 'page-solve', view: SolvePage },
  { path: 'learn', title: 'page-learn', view: LearnPage },
  { path: 'statistics', title: 'page-statistics', view: StatisticsPage },
  { path: 'settings', title: 'page-settings', view: SettingsPage },
  { path: 'share', title: 'shared', view: SharePage, hidden: true },
];
