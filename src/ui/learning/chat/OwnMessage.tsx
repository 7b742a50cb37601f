import { memo, type ReactNode } from 'react';
import { VisuallyHidden } from '#ui/design/VisuallyHidden.tsx';
import { chatTexts as texts } from '#ui/texts/chat.pl.ts';
import styles from './Message.module.css';
import { OwnWords } from './OwnWords.tsx';

interface OwnMessageProps {
  /** As it was typed; may be empty where only files went along. */
  readonly content: string;
  readonly children?: ReactNode;
}

/** What the pupil wrote. */
export const OwnMessage = memo(({ content, children }: OwnMessageProps) => (
  <li className={styles.message} data-role="user">
    <VisuallyHidden>{texts.you}:</VisuallyHidden>
    <div className={styles.content}>
      {content !== '' && <OwnWords text={content} />}
      {children}
    </div>
  </li>
));
