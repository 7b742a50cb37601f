import { useEffect, useState } from 'react';
import { Spinner } from '#ui/design/Spinner.tsx';
import { chatTexts as texts } from '#ui/texts/chat.pl.ts';
import styles from './Message.module.css';

/** What runs longer than this says for how long (experience: waiting). */
const SHOW_ELAPSED_AFTER = 5;

/** Stands where the answer will; it is announced elsewhere, once. */
export const Thinking = ({ label }: { readonly label: string }) => {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((elapsed) => elapsed + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <li className={styles.message} data-role="assistant">
      <div className={styles.thinking} aria-hidden="true">
        <Spinner /> {label} {seconds >= SHOW_ELAPSED_AFTER && texts.elapsed(seconds)}
      </div>
    </li>
  );
};
