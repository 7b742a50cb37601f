import styles from './Avatar.module.css';

/** One or two initials in a circle. The name stands beside it, so it is not read. */
export const Avatar = ({
  initials,
  size = 'medium',
}: {
  readonly initials: string;
  readonly size?: 'small' | 'medium' | 'large';
}) => (
  <span className={styles.avatar} data-size={size} aria-hidden="true">
    {initials}
  </span>
);
