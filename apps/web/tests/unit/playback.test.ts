import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Pace, Playback } from '../../src/playback/playback.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const watch = (length: number, pace: Pace) => new Playback(length, pace);

describe('watching', () => {
  it('plays one move a pause and tells when it is at the end', () => {
    const ended = vi.fn();
    const playback = watch(3, { pause: () => 300, ended });
    playback.play();
    expect(playback.position.value).toBe(0);
    vi.advanceTimersByTime(299);
    expect(playback.position.value).toBe(0);
    vi.advanceTimersByTime(1);
    expect(playback.position.value).toBe(1);
    vi.advanceTimersByTime(600);
    expect([playback.position.value, playback.playing.value]).toEqual([3, false]);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('pauses where it is and goes on from there', () => {
    const playback = watch(10, { pause: () => 100 });
    playback.play();
    vi.advanceTimersByTime(250);
    playback.toggle();
    vi.advanceTimersByTime(1000);
    expect(playback.position.value).toBe(2);
    playback.toggle();
    vi.advanceTimersByTime(100);
    expect(playback.position.value).toBe(3);
  });

  it('steps and jumps within the path, which stops it and tells no end', () => {
    const ended = vi.fn();
    const playback = watch(5, { pause: () => 100, ended });
    playback.step(-1);
    expect(playback.position.value).toBe(0);
    playback.play();
    playback.step(1);
    expect([playback.position.value, playback.playing.value]).toEqual([1, false]);
    vi.advanceTimersByTime(1000);
    expect(playback.position.value).toBe(1);
    playback.jump(99);
    expect(playback.position.value).toBe(5);
    expect(ended).not.toHaveBeenCalled();
  });

  it('begins anew if it is played at the end', () => {
    const playback = watch(2, { pause: () => 100 });
    playback.jump(2);
    playback.play();
    expect(playback.position.value).toBe(0);
    vi.advanceTimersByTime(200);
    expect(playback.position.value).toBe(2);
  });

  it('without a pause is at the end at once', () => {
    const ended = vi.fn();
    const playback = watch(1000, { pause: () => 0, ended });
    playback.play();
    expect([playback.position.value, playback.playing.value]).toEqual([1000, false]);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('follows a change of pace at once', () => {
    let pause = 500;
    const playback = watch(9, { pause: () => pause });
    playback.play();
    vi.advanceTimersByTime(100);
    pause = 100;
    playback.hurry();
    vi.advanceTimersByTime(100);
    expect(playback.position.value).toBe(1);
  });

  it('of a path without moves ends at once', () => {
    const ended = vi.fn();
    watch(0, { pause: () => 100, ended }).play();
    expect(ended).toHaveBeenCalledTimes(1);
  });
});
