// What page and worker tell each other.
import type { In, RequestName } from '../core/requests.ts';
import type { Answer, Progress } from '../core/types.ts';

export type ToWorker =
  | { readonly kind: 'start'; readonly module: WebAssembly.Module }
  | {
      readonly kind: 'ask';
      readonly id: number;
      readonly name: RequestName;
      readonly given: In<RequestName>;
    };

export type FromWorker =
  | { readonly kind: 'progress'; readonly id: number; readonly progress: Progress }
  | {
      readonly kind: 'answer';
      readonly id: number;
      readonly answer: Answer<unknown>;
      readonly bytes: number; // of memory that the worker holds
    }
  | { readonly kind: 'broken'; readonly id: number; readonly reason: string };
