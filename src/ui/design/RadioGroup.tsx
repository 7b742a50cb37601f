import { useId, type ReactNode } from 'react';
import { describedBy, descriptionId, FieldError } from './Field.tsx';
import radio from './Radio.module.css';
import styles from './RadioGroup.module.css';

export type RadioOption<Value extends string> = { readonly value: Value; readonly label: ReactNode };

export type RadioGroupProps<Value extends string> = {
  /** The question. */
  readonly label: string;
  readonly options: readonly RadioOption<Value>[];
  /** Null while nothing is chosen. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly description?: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean;
};

/** A question of a form whose few answers are all in sight. Nothing needs to be chosen already. */
export const RadioGroup = <Value extends string>({
  label,
  options,
  value,
  onChange,
  description,
  error,
  required = false,
}: RadioGroupProps<Value>) => {
  const id = useId();
  return (
    <fieldset
      className={styles.group}
      role="radiogroup"
      aria-required={required || undefined}
      {...describedBy(id, { description, error })}
    >
      <legend className={styles.label}>{label}</legend>
      {description !== undefined && (
        <div className={styles.description} id={descriptionId(id)}>
          {description}
        </div>
      )}
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              className={radio.radio}
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
};
