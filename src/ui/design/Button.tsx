import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './Button.module.css';
import { Spinner } from './Spinner.tsx';

export type ButtonVariant = 'primary' | 'accent' | 'secondary' | 'quiet' | 'danger';

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> & {
  readonly variant?: ButtonVariant;
  readonly size?: 'small' | 'medium' | 'large';
  readonly icon?: ReactNode;
  /** Takes the whole line. */
  readonly isWide?: boolean;
  /** Keeps its width and its focus, shows a spinner and ignores presses. */
  readonly isPending?: boolean;
};

export const Button = ({
  variant = 'primary',
  size = 'medium',
  icon,
  isWide = false,
  isPending = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    // oxlint-disable-next-line react/button-has-type -- one of the three, chosen by the caller
    type={isPending ? 'button' : type}
    className={styles.button}
    data-variant={variant}
    data-size={size}
    data-wide={isWide}
    aria-busy={isPending || undefined}
    aria-disabled={isPending || rest['aria-disabled']}
    onClick={isPending ? undefined : onClick}
  >
    <span className={styles.content}>
      {icon}
      {children}
    </span>
    {isPending && (
      <span className={styles.spinner}>
        <Spinner />
      </span>
    )}
  </button>
);
