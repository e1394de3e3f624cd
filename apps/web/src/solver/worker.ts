// A worker that searches. It is busy until it has the answer; to cancel, the page ends it.
import { Instance } from '../core/instance.ts';
import type { FromWorker, ToWorker } from './messages.ts';

const post = (message: FromWorker, transfer: Transferable[] = []) =>
  postMessage(message, { transfer });

let starting: Promise<Instance> | undefined;
let current = 0;

function start(module: WebAssembly.Module): Promise<Instance> {
  return Instance.of(module, (progress) => post({ kind: 'progress', id: current, progress }));
}

async function answer(message: Extract<ToWorker, { kind: 'ask' }>) {
  try {
    if (!starting) throw new Error('not started');
    const instance = await starting; // a question may come while the program is being set up
    current = message.id;
    const said = instance.ask(message.name, message.given);
    const attached = 'ok' in said ? said.attachment : undefined;
    post(
      { kind: 'answer', id: current, answer: said, bytes: instance.memoryBytes },
      attached ? [attached] : [],
    );
  } catch (cause) {
    post({ kind: 'broken', id: message.id, reason: String(cause) });
  }
}

addEventListener('message', (event: MessageEvent<ToWorker>) => {
  if (event.data.kind === 'start') starting = start(event.data.module);
  else void answer(event.data);
});
