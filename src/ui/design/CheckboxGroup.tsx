import { useId, type ReactNode } from 'react';
import { errorId, FieldError } from './Field.tsx';
import fields from './Field.module.css';
import styles from './RadioGroup.module.css';

export type CheckboxGroupProps<Value extends string> = {
  /** The question. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly values: readonly Value[];
  /** One of them was pressed. */
  readonly onPress: (value: Value) => void;
  readonly error?: string | undefined;
};

/** A question with several answers, all in sight. */
export const CheckboxGroup = <Value extends string>({
  label,
  options,
  values,
  onPress,
  error,
}: CheckboxGroupProps<Value>) => {
  const id = useId();
  const wrong = error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId(id) };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      <div>
        {options.map((option) => (
          <div key={option.value}>
            <label className={fields.checkbox}>
              <input
                {...wrong}
                type="checkbox"
                value={option.value}
                checked={values.includes(option.value)}
                onChange={() => onPress(option.value)}
              />
              <span>{option.label}</span>
            </label>
          </div>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
};
