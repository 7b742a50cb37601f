import styles from './Logo.module.css';

/** A ticked square of squared paper, and the name of the product. */
export const Logo = ({ name }: { readonly name: string }) => (
  <span className={styles.logo}>
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <rect className={styles.page} x="2.5" y="3.5" width="26" height="26" rx="6.5" />
      <path className={styles.grid} d="M11.2 4v25M19.9 4v25M3 12.2h25M3 20.9h25" />
      <path className={styles.stroke} d="M9 18.4c2 1.6 3.4 3.6 4.6 6.1C16.6 16.5 21.6 9.2 29.3 4.2" />
    </svg>
    <span className={styles.name}>{name}</span>
  </span>
);
