import { useId, type ComponentPropsWithRef } from 'react';
import { describedBy, Field, type FieldTexts } from './Field.tsx';
import styles from './Field.module.css';
import { useTypedEarly } from './typed-early.ts';

export type TextFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'children' | 'value' | 'onChange' | 'type'> & {
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly type?: 'text' | 'email' | 'tel' | 'search' | 'url';
    /** Shows "12/100" under the field; needs `maxLength`. */
    readonly hasCounter?: boolean;
  };

export const TextField = ({
  label,
  optionalLabel,
  description,
  error,
  value,
  onChange,
  type = 'text',
  hasCounter = false,
  id,
  ...rest
}: TextFieldProps) => {
  const ownId = useId();
  const inputId = id ?? ownId;
  useTypedEarly(inputId, value, onChange);
  const counter = hasCounter && rest.maxLength !== undefined ? `${value.length}/${rest.maxLength}` : undefined;
  return (
    <Field
      id={inputId}
      label={label}
      optionalLabel={optionalLabel}
      description={description}
      error={error}
      counter={counter}
    >
      <input
        {...rest}
        {...describedBy(inputId, { description, error })}
        id={inputId}
        className={styles.control}
        type={type}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
};
