// A drawing of the page as a file of its own: the theme's colours are written into it, so that it
// looks the same wherever it is opened.
import { download } from '../../statistics/download.ts';

export function standalone(drawing: SVGSVGElement): string {
  const style = getComputedStyle(drawing);
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('font-family', 'system-ui, sans-serif');
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  ground.setAttribute('width', '100%');
  ground.setAttribute('height', '100%');
  ground.setAttribute('fill', 'var(--surface)');
  copy.prepend(ground);
  const title = document.createElementNS('http://www.w3.org/2000/svg', 'title');
  title.textContent = drawing.getAttribute('aria-label') ?? '';
  copy.prepend(title);
  const text = new XMLSerializer().serializeToString(copy);
  return text.replace(/var\((--[a-z-]+)\)/g, (_, name: string) =>
    style.getPropertyValue(name).trim(),
  );
}

export function saveSvg(drawing: SVGSVGElement, name: string): void {
  download(`${name}.svg`, 'image/svg+xml', `${standalone(drawing)}\n`);
}
