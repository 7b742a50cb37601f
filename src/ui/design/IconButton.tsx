import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './Button.module.css';
import { Spinner } from './Spinner.tsx';

export type IconButtonProps = Omit<
  ComponentPropsWithRef<'button'>,
  'aria-label' | 'children' | 'className' | 'style'
> & {
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: 'quiet' | 'primary';
  readonly isPending?: boolean;
};

export const IconButton = ({
  label,
  icon,
  variant = 'quiet',
  isPending = false,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) => (
  <button
    {...rest}
    // oxlint-disable-next-line react/button-has-type -- one of the three, chosen by the caller
    type={isPending ? 'button' : type}
    className={styles.icon}
    data-variant={variant}
    aria-label={label}
    title={label}
    aria-busy={isPending || undefined}
    aria-disabled={isPending || undefined}
    onClick={isPending ? undefined : onClick}
  >
    {isPending ? <Spinner /> : icon}
  </button>
);
