import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import styles from './LetterLinkPage.module.css';

interface LetterLinkPageProps {
  readonly title: string;
  readonly text: string;
  /** False for what the page shows first. */
  readonly isAnswer?: boolean;
  readonly children?: ReactNode;
}

/** A page that a link of a letter leads to: one question, one answer. The answer is where one reads on. */
export const LetterLinkPage = ({ title, text, isAnswer = false, children }: LetterLinkPageProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnswer) heading.current?.focus();
  }, [isAnswer]);
  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={isAnswer ? -1 : undefined} className={styles.title}>
        {title}
      </h1>
      <p>{text}</p>
      {children}
    </div>
  );
};
