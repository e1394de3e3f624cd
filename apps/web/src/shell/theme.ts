// Puts the chosen theme on the page; styles/tokens.css has the colours.
import { effect, signal } from '@preact/signals';
import { settings, type Theme } from '../state/settings.ts';

function watched(query: string) {
  const list = matchMedia(query);
  const state = signal(list.matches);
  list.addEventListener('change', () => {
    state.value = list.matches;
  });
  return state;
}

// What `auto` means on this system.
export function systemTheme(dark: boolean, moreContrast: boolean): Exclude<Theme, 'auto'> {
  if (moreContrast) return 'contrast';
  return dark ? 'dark' : 'light';
}

export function followTheme(): void {
  const dark = watched('(prefers-color-scheme: dark)');
  const moreContrast = watched('(prefers-contrast: more)');
  effect(() => {
    const chosen = settings.theme.value;
    document.documentElement.dataset.theme =
      chosen === 'auto' ? systemTheme(dark.value, moreContrast.value) : chosen;
  });
}
