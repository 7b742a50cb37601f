import { useId, type ReactNode } from 'react';
import styles from './SegmentedControl.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type Segment<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly note?: ReactNode;
  readonly isDisabled?: boolean;
};

export type SegmentedControlProps<Value extends string> = {
  /** The question that the segments answer; read, not shown. */
  readonly label: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly isWide?: boolean;
};

/** One of a few, all in sight: radio buttons in one row. */
export const SegmentedControl = <Value extends string>({
  label,
  segments,
  value,
  onChange,
  isWide = false,
}: SegmentedControlProps<Value>) => {
  const name = useId();
  return (
    <fieldset className={styles.control} data-wide={isWide}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {segments.map((segment) => (
        <label key={segment.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            disabled={segment.isDisabled}
            onChange={() => onChange(segment.value)}
          />
          <span className={styles.face}>
            {segment.icon}
            {segment.label}
            {segment.note !== undefined && <span className={styles.note}>{segment.note}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
};
