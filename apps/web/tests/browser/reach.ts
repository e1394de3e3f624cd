// What cannot be reached by the Tab key alone on a page as it is now. Of radio buttons with one name
// the browser takes one, and of a grid one cell: arrow keys do the rest.
import type { Page } from 'playwright-core';

const all = 'main :is(a[href], button, input, select, textarea, summary, [role=tree], [role=grid])';

function mark(selector: string): number {
  const roving = (one: Element) =>
    (one instanceof HTMLInputElement && one.type === 'radio' && !isFirstOfRadios(one)) ||
    (one.getAttribute('role') !== 'grid' && one.closest('[role=grid]') !== null);
  const isFirstOfRadios = (one: HTMLInputElement) =>
    document.querySelector(`input[type=radio][name="${one.name}"]`) === one;
  const wanted = [...document.querySelectorAll(selector)].filter(
    (one) => one.checkVisibility() && !one.matches(':disabled') && !roving(one),
  );
  for (const [place, one] of wanted.entries()) one.setAttribute('data-reach', String(place));
  const seen = window as unknown as { reached: Set<string> };
  seen.reached = new Set();
  document.addEventListener('focusin', ({ target }) => {
    const one = target as Element;
    const group = one instanceof HTMLInputElement && one.type === 'radio' ? one.name : '';
    const stands = group
      ? document.querySelector(`input[type=radio][name="${group}"]`)
      : one.closest('[data-reach]');
    const place = stands?.getAttribute('data-reach');
    if (place) seen.reached.add(place);
  });
  (document.activeElement as HTMLElement | null)?.blur();
  return wanted.length;
}

function missed(): readonly string[] {
  const { reached } = window as unknown as { reached: Set<string> };
  return [...document.querySelectorAll('[data-reach]')]
    .filter((one) => !reached.has(one.getAttribute('data-reach') ?? ''))
    .map((one) => `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent}`.trim());
}

// How many things there are, and the names of those that were not reached.
export async function unreached(
  page: Page,
): Promise<{ wanted: number; missed: readonly string[] }> {
  const wanted = await page.evaluate(mark, all);
  for (let press = 0; press < wanted + 40; ++press) await page.keyboard.press('Tab');
  return { wanted, missed: await page.evaluate(missed) };
}
