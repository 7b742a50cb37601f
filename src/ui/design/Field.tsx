import type { ReactNode } from 'react';
import styles from './Field.module.css';

export type FieldTexts = {
  readonly label: string;
  /** Said after the label of a field that may stay empty. */
  readonly optionalLabel?: string | undefined;
  readonly description?: ReactNode;
  readonly error?: string | undefined;
};

export const descriptionId = (id: string) => `${id}-description`;
export const errorId = (id: string) => `${id}-error`;

/** What an input needs to know of its label, description and error. */
export const describedBy = (id: string, { description, error }: Pick<FieldTexts, 'description' | 'error'>) => ({
  'aria-invalid': error === undefined ? undefined : true,
  'aria-describedby':
    [description === undefined ? [] : descriptionId(id), error === undefined ? [] : errorId(id)].flat().join(' ') ||
    undefined,
});

export const FieldError = ({ id, error }: { readonly id: string; readonly error: string | undefined }) =>
  error === undefined ? null : (
    <p className={styles.error} id={errorId(id)}>
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path d="M10 3.2 18 17H2L10 3.2Z" fill="none" stroke="currentColor" strokeWidth="1.7" strokeLinejoin="round" />
        <path d="M10 8.4v3.8M10 14.4v.1" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" />
      </svg>
      {error}
    </p>
  );

type FieldProps = FieldTexts & {
  readonly id: string;
  readonly counter?: string | undefined;
  readonly children: ReactNode;
};

/** The frame of one field: label above, then the control, then what helps, then what is wrong. */
export const Field = ({ id, label, optionalLabel, description, error, counter, children }: FieldProps) => (
  <div className={styles.field}>
    <label className={styles.label} htmlFor={id}>
      {label}
      {optionalLabel !== undefined && <span className={styles.optional}> {optionalLabel}</span>}
    </label>
    {children}
    {(description !== undefined || counter !== undefined) && (
      <div className={styles.notes}>
        {description !== undefined && <div id={descriptionId(id)}>{description}</div>}
        {counter !== undefined && (
          <span className={styles.counter} aria-hidden="true">
            {counter}
          </span>
        )}
      </div>
    )}
    <FieldError id={id} error={error} />
  </div>
);
