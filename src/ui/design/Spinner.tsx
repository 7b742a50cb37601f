import styles from './Spinner.module.css';

/** Shows itself only after 150 ms, so that quick work does not flicker. With a label it is announced, without one it is decoration. */
export const Spinner = ({ label, size = 'small' }: { readonly label?: string; readonly size?: 'small' | 'large' }) => (
  <svg
    className={styles.spinner}
    data-size={size}
    viewBox="0 0 24 24"
    role={label === undefined ? undefined : 'img'}
    aria-label={label}
    aria-hidden={label === undefined}
  >
    <circle className={styles.track} cx="12" cy="12" r="9" />
    <path className={styles.arc} d="M12 3a9 9 0 0 1 9 9" />
  </svg>
);
