import styles from './RichText.module.css';

/** A text as it was typed: while its setting loads, or when it cannot be set. */
export const PlainText = ({ text }: { readonly text: string }) => <p className={styles.plain}>{text}</p>;
