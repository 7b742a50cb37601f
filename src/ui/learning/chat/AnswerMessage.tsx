import type { ReactNode, Ref } from 'react';
import styles from './Message.module.css';

interface AnswerMessageProps {
  /** Whose answer it is, and which one: read, not shown. */
  readonly title: string;
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
  readonly children: ReactNode;
}

/** What was said back; whoever listens goes from heading to heading. */
export const AnswerMessage = ({ title, headingRef, children }: AnswerMessageProps) => (
  <li className={styles.message} data-role="assistant">
    <h2 className={styles.heading} ref={headingRef} tabIndex={-1}>
      {title}
    </h2>
    <div className={styles.content}>{children}</div>
  </li>
);
