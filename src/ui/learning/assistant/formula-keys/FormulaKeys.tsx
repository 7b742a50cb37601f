import { X } from 'lucide-react';
import { memo, useMemo, type RefObject } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import { formulaKeyTexts as texts } from '#ui/texts/formula-keys.pl.ts';
import { formulaKeysOf } from './formula-key.rules.ts';
import styles from './FormulaKeys.module.css';
import { pressKey } from './key-press.ts';

interface FormulaKeysProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly classId: number | null;
  readonly onPutAway: () => void;
}

/** One row of keys between the message and the keyboard of a phone. A press leaves the focus in the message. */
export const FormulaKeys = memo(({ field, classId, onPutAway }: FormulaKeysProps) => {
  const keys = useMemo(() => formulaKeysOf(classId), [classId]);
  return (
    <Toolbar
      aria-label={texts.toolbar}
      className={styles.keys ?? ''}
      // Otherwise the field would lose the focus, and the keyboard of the phone would go.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div className={styles.row}>
        {keys.map(({ face, name, stroke }) => (
          <button
            key={name}
            type="button"
            className={styles.key}
            aria-label={name}
            onClick={() => {
              if (field.current !== null) pressKey(field.current, stroke);
            }}
          >
            {face}
          </button>
        ))}
      </div>
      <button type="button" className={styles.away} aria-label={texts.putAway} onClick={onPutAway}>
        <X aria-hidden size={18} />
      </button>
    </Toolbar>
  );
});
