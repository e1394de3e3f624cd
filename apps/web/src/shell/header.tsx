// The name, the way to all pages, and the theme.
import { useEffect, useRef } from 'preact/hooks';
import { pages } from '../pages.ts';
import { settings, themes } from '../state/settings.ts';
import { language, say } from '../words/words.ts';
import './header.css';
import { route } from './router.ts';

function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" class="logo">
      <rect x="1" y="1" width="14" height="14" rx="3.5" />
      <rect x="17" y="1" width="14" height="14" rx="3.5" />
      <rect x="1" y="17" width="14" height="14" rx="3.5" class="logo-moving" />
    </svg>
  );
}

function ThemeChoice() {
  return (
    <label class="theme-choice">
      <span class="unseen">{say('theme')}</span>
      <select
        value={settings.theme.value}
        onChange={(event) => {
          const chosen = themes.find((theme) => theme === event.currentTarget.value);
          if (chosen) settings.theme.value = chosen;
        }}
      >
        {themes.map((theme) => (
          <option key={theme} value={theme}>
            {say(`theme-${theme}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

// On a phone not all pages fit beside each other: the one that is open is brought into view.
function useInView(current: string) {
  const nav = useRef<HTMLElement>(null);
  const spoken = language.value; // other words have other widths
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (!nav.current || !link) return;
    nav.current.scrollLeft = link.offsetLeft - (nav.current.clientWidth - link.offsetWidth) / 2;
  }, [current, spoken]);
  return nav;
}

export function Header() {
  const current = route.value.page;
  const nav = useInView(current);
  return (
    <header class="header">
      <a class="brand" href="#/">
        <Logo />
        <span>Noyes</span>
      </a>
      <nav ref={nav} aria-label={say('pages')} class="pages">
        {pages
          .filter(({ hidden }) => !hidden)
          .map((page) => (
            <a
              key={page.path}
              href={`#/${page.path}`}
              aria-current={page.path === current ? 'page' : undefined}
            >
              {say(page.title)}
            </a>
          ))}
      </nav>
      <ThemeChoice />
    </header>
  );
}
