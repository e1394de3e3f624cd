// What is said and set beside what is seen; below each other where there is little room.
import type { ComponentChildren } from 'preact';

interface Props {
  readonly controls: ComponentChildren;
  readonly picture: ComponentChildren;
}

export function Split({ controls, picture }: Props) {
  return (
    <div class="trial-split">
      <div class="trial-part">{controls}</div>
      <div class="trial-part">{picture}</div>
    </div>
  );
}
