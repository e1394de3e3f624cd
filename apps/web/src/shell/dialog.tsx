// A dialog that asks or tells. The browser's own element keeps the focus inside, closes on Escape
// and gives the focus back.
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { say } from '../words/words.ts';
import './dialog.css';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly actions?: ComponentChildren; // buttons; one that closes if there are none
}

export function Dialog({ title, onClose, children, actions }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Not at once: the click that ends a tap would press whatever the dialog has under the finger.
  useEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog ref={element} class="dialog" aria-labelledby={heading} onCancel={onClose}>
      <h2 id={heading}>{title}</h2>
      <div class="dialog-body">{children}</div>
      <div class="dialog-actions">
        {actions ?? (
          <button type="button" class="button primary" onClick={onClose}>
            {say('close')}
          </button>
        )}
      </div>
    </dialog>
  );
}
