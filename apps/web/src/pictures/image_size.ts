// How large a picture says it is, read from its first bytes: a small file can claim to be so large
// that decoding it would take all memory. Undefined if it is none of PNG, JPEG, GIF and WebP.
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

const text = (bytes: DataView, place: number, length: number) =>
  Array.from({ length }, (_, i) => String.fromCharCode(bytes.getUint8(place + i))).join('');

function png(bytes: DataView): ImageSize | undefined {
  if (bytes.getUint32(0) !== 0x89504e47 || text(bytes, 12, 4) !== 'IHDR') return undefined;
  return { width: bytes.getUint32(16), height: bytes.getUint32(20) };
}

function gif(bytes: DataView): ImageSize | undefined {
  if (text(bytes, 0, 4) !== 'GIF8') return undefined;
  return { width: bytes.getUint16(6, true), height: bytes.getUint16(8, true) };
}

function webp(bytes: DataView): ImageSize | undefined {
  if (text(bytes, 0, 4) !== 'RIFF' || text(bytes, 8, 4) !== 'WEBP') return undefined;
  const kind = text(bytes, 12, 4);
  const three = (place: number) => bytes.getUint16(place, true) | (bytes.getUint8(place + 2) << 16);
  if (kind === 'VP8X') return { width: three(24) + 1, height: three(27) + 1 };
  if (kind === 'VP8L') {
    const packed = bytes.getUint32(21, true);
    return { width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 };
  }
  if (kind !== 'VP8 ') return undefined;
  return { width: bytes.getUint16(26, true) & 0x3fff, height: bytes.getUint16(28, true) & 0x3fff };
}

// The size stands in the first segment that starts a frame: FFC0 to FFCF but C4, C8 and CC.
function jpeg(bytes: DataView): ImageSize | undefined {
  if (bytes.getUint16(0) !== 0xffd8) return undefined;
  for (let place = 2; ; place += 2 + bytes.getUint16(place + 2)) {
    const marker = bytes.getUint16(place);
    if (marker < 0xff01) return undefined;
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![4, 8, 12].includes(marker & 15);
    if (isFrame) return { width: bytes.getUint16(place + 7), height: bytes.getUint16(place + 5) };
  }
}

export function imageSize(buffer: ArrayBuffer): ImageSize | undefined {
  const bytes = new DataView(buffer);
  for (const read of [png, gif, webp, jpeg]) {
    try {
      const size = read(bytes);
      if (size) return size;
    } catch {
      // It ends too early: not this kind.
    }
  }
  return undefined;
}
