// Links the events of a search to the nodes of its tree while the page stays awake.
import { buffersOf, link } from './links.ts';
import { Recording } from './recording.ts';
import type { Memory } from './trace.ts';

addEventListener('message', ({ data }: MessageEvent<{ bytes: ArrayBuffer; memory: Memory }>) => {
  const links = link(new Recording(data.bytes), data.memory);
  postMessage({ bytes: data.bytes, links }, { transfer: [data.bytes, ...buffersOf(links)] });
});
