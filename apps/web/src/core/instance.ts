// One instance of the WebAssembly program: text in, text out. Runs in the page, in workers and in
// Node alike.
import type { In, Out, RequestName } from './requests.ts';
import type { Answer, Progress } from './types.ts';

interface Exports {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  allocate(bytes: number): number;
  call(): void;
  answer_place(): number;
  answer_size(): number;
  attachment_place(): number;
  attachment_size(): number;
}

export type ProgressListener = (progress: Progress) => void;

const unsupported = 52; // ENOSYS of WASI: there are no files here

export class Instance {
  private constructor(private readonly core: Exports) {}

  static async of(module: WebAssembly.Module, listener?: ProgressListener): Promise<Instance> {
    let memory: WebAssembly.Memory | undefined;
    const instance = await WebAssembly.instantiate(
      module,
      imports(() => memory, listener),
    );
    const core = instance.exports as unknown as Exports;
    memory = core.memory;
    core._initialize();
    return new Instance(core);
  }

  // Throws only if the program itself breaks down; then this instance is of no more use.
  ask<N extends RequestName>(name: N, given: In<N>): Answer<Out<N>> {
    const said = this.call(JSON.stringify({ request: name, ...given }));
    const answer = JSON.parse(said) as Answer<Out<N>>;
    const bytes = this.core.attachment_size();
    if (bytes === 0) return answer;
    const place = this.core.attachment_place();
    return { ...answer, attachment: this.core.memory.buffer.slice(place, place + bytes) };
  }

  call(request: string): string {
    const bytes = new TextEncoder().encode(request);
    const place = this.core.allocate(bytes.length);
    new Uint8Array(this.core.memory.buffer, place, bytes.length).set(bytes);
    this.core.call();
    const answer = new Uint8Array(
      this.core.memory.buffer,
      this.core.answer_place(),
      this.core.answer_size(),
    );
    return new TextDecoder().decode(answer);
  }

  get memoryBytes(): number {
    return this.core.memory.buffer.byteLength;
  }
}

// A clock, and nothing else of what WASI offers.
function imports(
  memory: () => WebAssembly.Memory | undefined,
  listener: ProgressListener | undefined,
): WebAssembly.Imports {
  const wasi = {
    clock_time_get(_clock: number, _precision: bigint, place: number): number {
      const view = new DataView((memory() as WebAssembly.Memory).buffer);
      view.setBigUint64(place, BigInt(Math.round(performance.now() * 1e6)), true);
      return 0;
    },
    proc_exit(code: number): never {
      throw new WebAssembly.RuntimeError(`the core ended with ${code}`);
    },
  };
  const nothingElse = new Proxy(wasi as Record<string, unknown>, {
    get: (known, name: string) => known[name] ?? (() => unsupported),
  });
  const progress = (
    milliseconds: number,
    generated: number,
    stored: number,
    bytes: number,
    bound: number,
  ) => listener?.({ milliseconds, generated, stored, bytes, bound });
  return {
    wasi_snapshot_preview1: nothingElse as WebAssembly.ModuleImports,
    noyes: { progress },
  };
}
