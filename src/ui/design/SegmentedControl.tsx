import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
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
  /** False where a choice has consequences: arrows then only move the focus, and the space bar chooses. */
  readonly isChosenByArrow?: boolean;
};

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One of a few, all in sight: radio buttons in one row. */
export const SegmentedControl = <Value extends string>({
  label,
  segments,
  value,
  onChange,
  isWide = false,
  isChosenByArrow = true,
}: SegmentedControlProps<Value>) => {
  const name = useId();
  const inputs = useRef(new Map<Value, HTMLInputElement>());
  const moveFocus = (event: KeyboardEvent, from: number) => {
    const step = STEPS[event.key];
    if (isChosenByArrow || step === undefined) return;
    event.preventDefault();
    const next = segments[(from + step + segments.length) % segments.length];
    if (next !== undefined) inputs.current.get(next.value)?.focus();
  };
  const choose = (chosen: Value) => {
    // Whoever is asked first, and declines, comes back to what is chosen still.
    if (!isChosenByArrow) inputs.current.get(value)?.focus();
    onChange(chosen);
  };
  return (
    <fieldset className={styles.control} data-wide={isWide}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {segments.map((segment, index) => (
        <label key={segment.value} className={styles.segment}>
          <input
            ref={(input) => {
              if (input === null) inputs.current.delete(segment.value);
              else inputs.current.set(segment.value, input);
            }}
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            disabled={segment.isDisabled}
            onChange={() => choose(segment.value)}
            onKeyDown={(event) => moveFocus(event, index)}
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
