import type { ReactNode } from 'react';
import styles from './Notice.module.css';
import { ToneIcon, type Tone } from './ToneIcon.tsx';

export type NoticeProps = {
  readonly tone: Tone;
  readonly title?: string;
  readonly children?: ReactNode;
  /** One button or link. */
  readonly action?: ReactNode;
  /** False for a notice that stood there when the screen opened. */
  readonly isLive?: boolean;
};

/** Something to know, in its place on the page. Errors are said at once, the rest when the reader pauses. */
export const Notice = ({ tone, title, children, action, isLive = true }: NoticeProps) => (
  <div className={styles.notice} data-tone={tone} role={isLive ? (tone === 'error' ? 'alert' : 'status') : undefined}>
    <ToneIcon tone={tone} />
    <div className={styles.text}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      {children !== undefined && <div>{children}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  </div>
);
