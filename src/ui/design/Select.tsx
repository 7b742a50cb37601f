import { ChevronDown } from 'lucide-react';
import { useId, type ComponentPropsWithRef } from 'react';
import { describedBy, Field, type FieldTexts } from './Field.tsx';
import styles from './Field.module.css';

export type SelectOption = { readonly value: string; readonly label: string };
export type SelectSection = { readonly label: string; readonly options: readonly SelectOption[] };

export type SelectProps = FieldTexts &
  Omit<
    ComponentPropsWithRef<'select'>,
    'className' | 'style' | 'children' | 'value' | 'onChange' | 'multiple' | 'size'
  > & {
    readonly options: readonly (SelectOption | SelectSection)[];
    /** '' while nothing is chosen: the placeholder shows. */
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly placeholder?: string;
  };

const Option = ({ value, label }: SelectOption) => <option value={value}>{label}</option>;

/** The browser's own list: a phone shows its wheel, a keyboard finds by letters, and it costs no code. */
export const Select = ({
  label,
  optionalLabel,
  description,
  error,
  options,
  value,
  onChange,
  placeholder,
  id,
  ...rest
}: SelectProps) => {
  const ownId = useId();
  const selectId = id ?? ownId;
  return (
    <Field id={selectId} label={label} optionalLabel={optionalLabel} description={description} error={error}>
      <div className={styles.boxed}>
        <select
          {...rest}
          {...describedBy(selectId, { description, error })}
          id={selectId}
          className={`${styles.control} ${styles.select}`}
          data-empty={value === ''}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) =>
            'options' in option ? (
              <optgroup key={option.label} label={option.label}>
                {option.options.map((inner) => (
                  <Option key={inner.value} {...inner} />
                ))}
              </optgroup>
            ) : (
              <Option key={option.value} {...option} />
            ),
          )}
        </select>
        <ChevronDown aria-hidden size={20} />
      </div>
    </Field>
  );
};
