// Where somebody is who watches a path: plays, pauses, steps, jumps. Knows no puzzle and no screen:
//
//   const playback = new Playback(path.length, { pause: () => 300, ended: () => ... });
//   playback.play();                           // position.value grows by 1 every 300 ms
//   playback.dispose();                        // when nobody watches any more
import { signal } from '@preact/signals';

export interface Pace {
  pause(): number; // milliseconds between two moves, asked before each; 0: all at once
  ended?(): void; // played to the end, not stepped
}

export class Playback {
  readonly position = signal(0); // moves made
  readonly playing = signal(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly length: number,
    private readonly pace: Pace,
  ) {}

  // From the start if it stands at the end.
  play(): void {
    if (this.playing.value) return;
    if (this.position.value >= this.length) this.position.value = 0;
    this.playing.value = true;
    this.goOn();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.playing.value = false;
  }

  toggle(): void {
    if (this.playing.value) this.pause();
    else this.play();
  }

  // By hand, which ends playing.
  step(by: number): void {
    this.jump(this.position.value + by);
  }

  jump(to: number): void {
    this.pause();
    this.position.value = Math.min(Math.max(Math.round(to), 0), this.length);
  }

  again(): void {
    this.jump(0);
    this.play();
  }

  // The pace has changed: what waits by the old one waits no longer.
  hurry(): void {
    if (!this.playing.value) return;
    clearTimeout(this.timer);
    this.goOn();
  }

  dispose(): void {
    this.pause();
  }

  private goOn(): void {
    const pause = this.pace.pause();
    if (pause === 0) this.position.value = this.length;
    if (this.position.value < this.length) this.timer = setTimeout(() => this.advance(), pause);
    else this.end();
  }

  private advance(): void {
    this.position.value += 1;
    this.goOn();
  }

  private end(): void {
    this.playing.value = false;
    this.pace.ended?.();
  }
}
