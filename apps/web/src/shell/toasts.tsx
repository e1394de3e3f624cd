// Short messages at the edge of the page that go away by themselves.
import { signal } from '@preact/signals';
import './toasts.css';
import { announce } from './live.tsx';

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: 'note' | 'error';
}

const shown = signal<readonly Toast[]>([]);
const milliseconds = 6000;
let last = 0;

export function toast(text: string, kind: Toast['kind'] = 'note'): void {
  const id = ++last;
  shown.value = [...shown.value.slice(-2), { id, text, kind }];
  announce(text);
  setTimeout(() => {
    shown.value = shown.value.filter((one) => one.id !== id);
  }, milliseconds);
}

export function Toasts() {
  return (
    <div class="toasts" data-testid="toasts">
      {shown.value.map((one) => (
        <div key={one.id} class={`toast toast-${one.kind}`}>
          {one.text}
        </div>
      ))}
    </div>
  );
}
