// Where somebody is who watches a search: so many events have happened. Plays by frames, as many
// events in each as the speed asks for; knows no puzzle and no screen.
import { signal } from '@preact/signals';

export class Stepper {
  readonly position = signal(0);
  readonly playing = signal(false);
  readonly rate = signal(4); // events a second
  private frame = 0;
  private before = 0;
  private rest = 0; // of an event

  constructor(readonly length: number) {}

  // From the start if it stands at the end.
  play(): void {
    if (this.playing.value) return;
    if (this.position.value >= this.length) this.position.value = 0;
    this.playing.value = true;
    this.before = performance.now();
    this.rest = 0;
    this.frame = requestAnimationFrame((now) => this.advance(now));
  }

  pause(): void {
    cancelAnimationFrame(this.frame);
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

  dispose(): void {
    this.pause();
  }

  // After a long pause, such as in a tab out of sight, it goes on from where it was.
  private advance(now: number): void {
    const elapsed = Math.min(Math.max(now - this.before, 0), 250);
    this.before = now;
    this.rest += (elapsed * this.rate.value) / 1000;
    const whole = Math.floor(this.rest);
    this.rest -= whole;
    if (whole > 0) this.position.value = Math.min(this.position.value + whole, this.length);
    if (this.position.value >= this.length) this.playing.value = false;
    else this.frame = requestAnimationFrame((next) => this.advance(next));
  }
}
