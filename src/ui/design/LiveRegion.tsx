import styles from './VisuallyHidden.module.css';

/** The one polite region of the page: rendered always, its message changes. */
export const LiveRegion = ({ message }: { readonly message: string }) => (
  <output className={styles.hidden} aria-live="polite" aria-atomic="true" data-react-aria-top-layer="true">
    {message}
  </output>
);
