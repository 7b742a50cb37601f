import { useEffect, useRef } from 'react';
import { Button } from '#ui/design/Button.tsx';
import { pageTexts, shellTexts } from '#ui/texts/shell.pl.ts';
import styles from './LostDialog.module.css';

/** Of the browser itself: the code of our own dialogs may be what is lost. */
export const LostDialog = ({ onRetry, onClose }: { readonly onRetry: () => void; readonly onClose: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="lost-title" onClose={onClose}>
      <h2 id="lost-title">{pageTexts.lost.title}</h2>
      <p>{pageTexts.lost.text}</p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => dialog.current?.close()}>
          {shellTexts.close}
        </Button>
        <Button onClick={onRetry}>{pageTexts.lost.action}</Button>
      </div>
    </dialog>
  );
};
