// The way of counting that the player chose, for all levels.
import { effect, type Signal, signal } from '@preact/signals';
import type { Metric } from '../core/types.ts';
import { keep, recall } from '../state/storage.ts';

export const metrics: readonly Metric[] = ['moves', 'straight', 'steps'];

const kept = recall('metric');
export const metric: Signal<Metric> = signal(metrics.find((one) => one === kept) ?? 'moves');
effect(() => void keep('metric', metric.value));
