// A picture of the player's own. It is decoded here, made smaller and written anew, so nothing of
// the file itself is kept, and nothing leaves the browser.
import { toast } from '../shell/toasts.tsx';
import { say } from '../words/words.ts';
import { imageSize } from './image_size.ts';
import { setOwn } from './picture.ts';

const mostBytes = 30 * 2 ** 20;
const mostPixels = 50e6; // 200 MB decoded
const mostSide = 900;
const flattest = 20; // times as wide as high, or the other way round

async function shrunk(file: Blob): Promise<{ url: string; aspect: number }> {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, mostSide / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff'; // where a picture is transparent
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return { url: canvas.toDataURL('image/jpeg', 0.85), aspect: canvas.width / canvas.height };
}

// The key of what is wrong with a file, as far as that can be told before it is decoded.
async function problem(file: Blob): Promise<string | undefined> {
  if (file.size > mostBytes) return 'picture-too-large';
  const size = imageSize(await file.arrayBuffer());
  if (!size || size.width === 0 || size.height === 0) return 'picture-unknown';
  if (size.width * size.height > mostPixels) return 'picture-too-large';
  const ratio = size.width / size.height;
  return ratio > flattest || ratio < 1 / flattest ? 'picture-too-flat' : undefined;
}

// Whatever is wrong is told, and nothing else happens.
export async function takePicture(file: Blob): Promise<boolean> {
  try {
    const wrong = await problem(file);
    if (wrong) {
      toast(say(wrong), 'error');
      return false;
    }
    if (!setOwn(await shrunk(file))) toast(say('picture-not-kept'));
    return true;
  } catch {
    toast(say('picture-damaged'), 'error');
    return false;
  }
}
