// What a trace of the browser tells of the tasks of a page's main thread.
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number; // of processor time, in microseconds
  readonly args?: { readonly name?: string };
}

// Milliseconds, the longest first; of the busiest page in the trace.
export function taskTimes(trace: string): readonly number[] {
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] };
  const place = ({ pid, tid }: TraceEvent) => `${pid}.${tid}`;
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(place),
  );
  return traceEvents
    .filter((one) => one.name.endsWith('RunTask') && mains.has(place(one)))
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((a, b) => b - a);
}
