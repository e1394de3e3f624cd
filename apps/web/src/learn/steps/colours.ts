// The colours of the theme, for the canvas. Asked for once a theme: asking takes longer than drawing.
import type { TileColours } from './state_picture.tsx';
import type { Colours } from './tree_draw.ts';

const known = new Map<string, Colours & TileColours>();

export function coloursOf(element: Element): Colours & TileColours {
  const theme = document.documentElement.dataset.theme ?? '';
  const before = known.get(theme);
  if (before) return before;
  const style = getComputedStyle(element);
  const of = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const colours = {
    ink: of('ink'),
    muted: of('muted'),
    line: of('line'),
    surface: of('surface'),
    hover: of('hover'),
    accent: of('accent'),
    onAccent: of('on-accent'),
    good: of('good'),
    hint: of('hint'),
    focus: of('focus'),
    well: of('well'),
    tile: of('tile'),
    tileInk: of('tile-ink'),
    tileHome: of('tile-home'),
    tileHomeInk: of('tile-home-ink') || of('tile-ink'),
  };
  known.set(theme, colours);
  return colours;
}
