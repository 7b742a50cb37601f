import { Paperclip } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { IconButton } from '#ui/design/IconButton.tsx';
import { learningTexts as texts } from '#ui/texts/learning.pl.ts';
import styles from './AttachButton.module.css';
import { useAttaching } from './attaching.ts';

/** Phones offer the camera beside the gallery for these. */
const ACCEPTED = 'image/*,.heic,.heif,application/pdf';

/** Adds files to the message: chosen, dropped on the page, or pasted as a picture. */
export const AttachButton = () => {
  const { choose } = useAttaching();
  const input = useRef<HTMLInputElement>(null);
  const takeFrom = useEffectEvent((event: Event, transfer: DataTransfer | null) => {
    const files = [...(transfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    choose(files);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // Without it the browser would leave the page for the file.
    const keepPage = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
    };
    window.addEventListener('dragover', keepPage, { signal });
    window.addEventListener('drop', (event) => takeFrom(event, event.dataTransfer), { signal });
    window.addEventListener('paste', (event) => takeFrom(event, event.clipboardData), { signal });
    return () => listening.abort();
  }, []);
  return (
    <>
      <IconButton
        label={texts.attach}
        icon={<Paperclip aria-hidden size={20} />}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        className={styles.input}
        type="file"
        multiple
        accept={ACCEPTED}
        tabIndex={-1}
        aria-label={texts.attach}
        aria-hidden
        onChange={({ target }) => {
          choose([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
};
