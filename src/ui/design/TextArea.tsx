import { useId, type ComponentPropsWithRef } from 'react';
import { describedBy, Field, type FieldTexts } from './Field.tsx';
import styles from './Field.module.css';
import { useTypedEarly } from './typed-early.ts';

export type TextAreaProps = FieldTexts &
  Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'style' | 'children' | 'value' | 'onChange'> & {
    readonly value: string;
    readonly onChange: (value: string) => void;
    /** Shows "12/100" under the field; needs `maxLength`. */
    readonly hasCounter?: boolean;
  };

/** Grows with what is typed, up to a third of a screen. */
export const TextArea = ({
  label,
  optionalLabel,
  description,
  error,
  value,
  onChange,
  hasCounter = false,
  id,
  ...rest
}: TextAreaProps) => {
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
      <textarea
        {...rest}
        {...describedBy(inputId, { description, error })}
        id={inputId}
        className={styles.control}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
};
