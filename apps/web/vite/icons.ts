// The icons of the page, drawn pixel by pixel: four tiles, one of them missing.
import { deflateSync } from 'node:zlib';
import type { Plugin } from 'vite';

type Colour = readonly [number, number, number];

const ground: Colour = [0x3a, 0x2e, 0x2a];
const ivory: Colour = [0xfb, 0xf4, 0xe4];
const brick: Colour = [0xc2, 0x4d, 0x2c];
const hollow: Colour = [0x2a, 0x20, 0x1d];

// Left, top, side and radius as parts of the whole.
const tiles: readonly [number, number, Colour][] = [
  [0.2, 0.2, ivory],
  [0.52, 0.2, ivory],
  [0.2, 0.52, brick],
  [0.52, 0.52, hollow],
];

function inRoundedSquare(x: number, y: number, left: number, top: number): boolean {
  const side = 0.28;
  const radius = 0.06;
  const dx = Math.max(left + radius - x, x - (left + side - radius), 0);
  const dy = Math.max(top + radius - y, y - (top + side - radius), 0);
  return dx * dx + dy * dy <= radius * radius;
}

function colourAt(x: number, y: number): Colour {
  const tile = tiles.find(([left, top]) => inRoundedSquare(x, y, left, top));
  return tile ? tile[2] : ground;
}

// The mean of 3 x 3 points, so that edges are smooth.
function pixel(column: number, row: number, size: number): Colour {
  const sum = [0, 0, 0];
  for (let i = 0; i < 9; ++i) {
    const x = (column + ((i % 3) + 0.5) / 3) / size;
    const y = (row + (Math.floor(i / 3) + 0.5) / 3) / size;
    colourAt(x, y).forEach((part, channel) => {
      sum[channel] = (sum[channel] ?? 0) + part;
    });
  }
  const [r = 0, g = 0, b = 0] = sum.map((part) => Math.round(part / 9));
  return [r, g, b];
}

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; ++k) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function crc(bytes: Buffer): number {
  let c = 0xffffffff;
  for (const byte of bytes) c = (crcTable[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

export function drawPng(size: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]); // 8 bits a channel, RGB
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  const rows = Array.from({ length: size }, (_, row) =>
    Buffer.from([
      0,
      ...Array.from({ length: size }, (_, column) => pixel(column, row, size)).flat(),
    ]),
  );
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function icons(): Plugin {
  return {
    name: 'noyes-icons',
    apply: 'build',
    generateBundle() {
      for (const size of [180, 192, 512])
        this.emitFile({ type: 'asset', fileName: `icons/${size}.png`, source: drawPng(size) });
    },
  };
}
