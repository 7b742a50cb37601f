import { Eye, EyeOff } from 'lucide-react';
import { useId, useState, type ComponentPropsWithRef } from 'react';
import { describedBy, Field, type FieldTexts } from './Field.tsx';
import styles from './Field.module.css';
import { IconButton } from './IconButton.tsx';

export type PasswordFieldProps = FieldTexts &
  Omit<
    ComponentPropsWithRef<'input'>,
    'className' | 'style' | 'children' | 'value' | 'onChange' | 'type' | 'autoComplete'
  > & {
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly autoComplete: 'current-password' | 'new-password';
    readonly showLabel: string;
    readonly hideLabel: string;
  };

export const PasswordField = ({
  label,
  optionalLabel,
  description,
  error,
  value,
  onChange,
  showLabel,
  hideLabel,
  id,
  ...rest
}: PasswordFieldProps) => {
  const ownId = useId();
  const inputId = id ?? ownId;
  const [isShown, setIsShown] = useState(false);
  return (
    <Field id={inputId} label={label} optionalLabel={optionalLabel} description={description} error={error}>
      <div className={styles.boxed}>
        <input
          {...rest}
          {...describedBy(inputId, { description, error })}
          id={inputId}
          className={styles.control}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <IconButton
          label={isShown ? hideLabel : showLabel}
          icon={isShown ? <EyeOff aria-hidden size={20} /> : <Eye aria-hidden size={20} />}
          onClick={() => setIsShown(!isShown)}
        />
      </div>
    </Field>
  );
};
