import styles from './Avatar.module.css';
import { initialsOf } from './initials.ts';

/** One or two initials in a circle. The name stands beside it, so they are not read. */
export const Avatar = ({
  name,
  size = 'medium',
}: {
  readonly name: string;
  readonly size?: 'small' | 'medium' | 'large';
}) => (
  <span className={styles.avatar} data-size={size} aria-hidden="true">
    {initialsOf(name)}
  </span>
);
