import styles from './RichText.module.css';

interface PlainTextProps {
  readonly text: string;
  /** Its setting is on its way: its signs are kept back for as long as nobody would wonder. */
  readonly isComing?: boolean;
}

/** A text as it was typed: while its setting loads, or when it cannot be set. */
export const PlainText = ({ text, isComing = false }: PlainTextProps) => (
  <p className={styles.plain} data-coming={isComing || undefined}>
    {text}
  </p>
);
