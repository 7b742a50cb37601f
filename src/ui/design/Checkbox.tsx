import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { describedBy, descriptionId, FieldError } from './Field.tsx';
import styles from './Field.module.css';

export type CheckboxProps = Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'style' | 'children' | 'type' | 'checked' | 'onChange'
> & {
  /** May hold links. */
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly error?: string | undefined;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
};

export const Checkbox = ({ label, description, error, isChecked, onChange, id, ...rest }: CheckboxProps) => {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div className={styles.field}>
      <label className={styles.checkbox} htmlFor={inputId}>
        <input
          {...rest}
          {...describedBy(inputId, { description, error })}
          id={inputId}
          type="checkbox"
          checked={isChecked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {description !== undefined && (
        <div className={styles.notes} id={descriptionId(inputId)}>
          {description}
        </div>
      )}
      <FieldError id={inputId} error={error} />
    </div>
  );
};
