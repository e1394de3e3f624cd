// What does not fit on the screen of a phone: things beyond its edges that nobody can scroll to,
// text that is cut off, and buttons too small for a finger.
import type { Page } from 'playwright-core';

const smallest = 24; // pixels, as the accessibility guidelines ask for

export async function unfitting(page: Page): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const wrong: string[] = [];
    const name = (one: Element) =>
      `${one.tagName}.${one.getAttribute('class') ?? ''} ${(one.textContent ?? '').slice(0, 40)}`;
    const scrolls = (one: Element | null): boolean =>
      one !== null &&
      one !== document.documentElement &&
      (['auto', 'scroll'].includes(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
    const hasText = (one: Element) =>
      [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    for (const one of document.querySelectorAll('main *')) {
      if (!one.checkVisibility() || one.closest('.unseen')) continue;
      const box = one.getBoundingClientRect();
      const isThing = hasText(one) || one.matches('button, select, input, canvas, svg');
      if (isThing && !scrolls(one.parentElement))
        if (box.left < -0.5 || box.right > innerWidth + 0.5) wrong.push(`beyond: ${name(one)}`);
      const style = getComputedStyle(one);
      const cuts = style.overflowX === 'hidden' || style.overflowX === 'clip';
      if (hasText(one) && cuts && one.scrollWidth > one.clientWidth + 1)
        wrong.push(`cut off: ${name(one)}`);
      if (one.matches('button, select, summary, input:not([type=radio], [type=checkbox])'))
        if (box.height < least || box.width < least) wrong.push(`too small: ${name(one)}`);
    }
    if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page is too wide');
    return wrong;
  }, smallest);
}
