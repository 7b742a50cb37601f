import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import type { ButtonVariant } from './Button.tsx';
import styles from './Button.module.css';

export type ButtonLinkProps = Omit<LinkProps, 'className' | 'style'> & {
  readonly variant?: ButtonVariant;
  readonly size?: 'small' | 'medium' | 'large';
  readonly icon?: ReactNode;
  readonly isWide?: boolean;
};

/** A link that looks like a button: it goes somewhere, a Button does something. */
export const ButtonLink = ({
  variant = 'primary',
  size = 'medium',
  icon,
  isWide = false,
  children,
  ...rest
}: ButtonLinkProps) => (
  <Link {...rest} className={styles.button} data-variant={variant} data-size={size} data-wide={isWide}>
    <span className={styles.content}>
      {icon}
      {children}
    </span>
  </Link>
);
