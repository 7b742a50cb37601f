import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

const INVALID = '[aria-invalid="true"]';

const focusFirstMistake = (form: HTMLFormElement | null): void => {
  const invalid = form?.querySelector<HTMLElement>(INVALID);
  const field =
    invalid?.matches('input, select, textarea') === true ? invalid : invalid?.querySelector<HTMLElement>('input');
  field?.focus();
};

/** Brings the pupil to the first field that is wrong, after each attempt to send the form (WCAG 3.3.1). */
const useFirstMistake = (attempts: number): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts > 0) focusFirstMistake(form.current);
  }, [attempts]);
  return form;
};

export interface FormProps {
  /** For a button that stands outside. */
  readonly id?: string;
  readonly className?: string | undefined;
  /** Each attempt brings a key of its own; whose call costs or creates nothing leaves it alone. */
  readonly onSubmit: (idempotencyKey: string) => void;
  readonly children: ReactNode;
}

/** A form whose fields say what is wrong with them, instead of the browser. */
export const Form = ({ id, className, onSubmit, children }: FormProps) => {
  const [attempts, setAttempts] = useState(0);
  const form = useFirstMistake(attempts);
  return (
    <form
      ref={form}
      id={id}
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAttempts(attempts + 1);
        onSubmit(crypto.randomUUID());
      }}
    >
      {children}
    </form>
  );
};
