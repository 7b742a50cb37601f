import type { ReactNode } from 'react';
import styles from './Chips.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type Chip<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
};

export type ChipsProps<Value extends string> = {
  /** The question that the chips answer; read, not shown. */
  readonly label: string;
  /** Unlike that of other chips on the page. */
  readonly name: string;
  readonly chips: readonly Chip<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/** One of several that are in sight and may take more than a line: a filter of what stands below. */
export const Chips = <Value extends string>({ label, name, chips, value, onChange }: ChipsProps<Value>) => (
  <fieldset className={styles.chips}>
    <legend>
      <VisuallyHidden>{label}</VisuallyHidden>
    </legend>
    {chips.map((chip) => (
      <label key={chip.value} className={styles.chip}>
        <input
          type="radio"
          name={name}
          value={chip.value}
          checked={chip.value === value}
          onChange={() => onChange(chip.value)}
        />
        <span className={styles.face}>
          {chip.icon}
          {chip.label}
        </span>
      </label>
    ))}
  </fieldset>
);
