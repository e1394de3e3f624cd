// Pictures that are dropped onto the page.
import { useEffect } from 'preact/hooks';
import { takePicture } from './own_file.ts';

const pictureIn = (event: DragEvent) =>
  [...(event.dataTransfer?.items ?? [])].find(
    (item) => item.kind === 'file' && item.type.startsWith('image/'),
  );

export function usePictureDrop(): void {
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (pictureIn(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const file = pictureIn(event)?.getAsFile();
      if (!file) return;
      event.preventDefault();
      void takePicture(file);
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, []);
}
