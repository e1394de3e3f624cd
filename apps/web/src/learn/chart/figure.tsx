// A drawing as wide as there is room, with a button that saves it.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { say } from '../../words/words.ts';
import './chart.css';
import { saveSvg } from './save_svg.ts';

interface Props {
  readonly name: string; // of the file
  readonly label: string; // what it shows, in a sentence
  readonly most?: number; // pixels across
  readonly height: (width: number) => number;
  readonly children: (width: number) => ComponentChildren;
}

const usualWidth = 640;

function useWidth(most: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(Math.min(usualWidth, most));
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const observer = new ResizeObserver(([entry]) => {
      const room = Math.floor(entry?.contentRect.width ?? 0);
      if (room > 0) setWidth(Math.min(room, most));
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [most]);
  return { ref, width };
}

export function Figure({ name, label, most = 860, height, children }: Props) {
  const { ref, width } = useWidth(most);
  const drawing = useRef<SVGSVGElement>(null);
  const tall = height(width);
  return (
    <figure class="chart" ref={ref}>
      <svg
        ref={drawing}
        viewBox={`0 0 ${width} ${tall}`}
        width={width}
        height={tall}
        role="img"
        aria-label={label}
        data-testid={`chart-${name}`}
      >
        {children(width)}
      </svg>
      <button
        type="button"
        class="button chart-save"
        onClick={() => drawing.current && saveSvg(drawing.current, `noyes-${name}`)}
      >
        {say('trial-save')}
      </button>
    </figure>
  );
}
