import { useEffect, useReducer, useRef, type ReactNode } from 'react';

const INVALID = '[aria-invalid="true"]';

/** Brings the first field that is wrong, else what is said of the whole form, before the pupil; whether there was any. */
const showMistake = (form: HTMLFormElement | null): boolean => {
  const invalid = form?.querySelector<HTMLElement>(INVALID);
  const field =
    invalid?.matches('input, select, textarea') === true ? invalid : invalid?.querySelector<HTMLElement>('input');
  field?.focus();
  if (field) return true;
  const error = form?.querySelector('[role="alert"]');
  error?.scrollIntoView({ block: 'nearest' });
  return Boolean(error);
};

export interface FormProps {
  /** For a button that stands outside. */
  readonly id?: string;
  readonly className?: string | undefined;
  /** Each attempt brings a key of its own; whose call costs or creates nothing leaves it alone. */
  readonly onSubmit: (idempotencyKey: string) => void;
  readonly children: ReactNode;
}

/** A form whose fields say what is wrong with them, instead of the browser; the first of them gets the focus, or an error comes into sight, when the form is sent or the server has answered (WCAG 3.3.1). */
export const Form = ({ id, className, onSubmit, children }: FormProps) => {
  const form = useRef<HTMLFormElement>(null);
  const isMistakeAwaited = useRef(false);
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  // A mistake comes with the next rendering, or with one long after.
  useEffect(() => {
    if (isMistakeAwaited.current && showMistake(form.current)) isMistakeAwaited.current = false;
  });
  return (
    <form
      ref={form}
      id={id}
      className={className}
      noValidate
      // Whoever types already is not led away.
      onInput={() => {
        isMistakeAwaited.current = false;
      }}
      onSubmit={(event) => {
        event.preventDefault();
        isMistakeAwaited.current = true;
        // Where nothing else changes, what was wrong still is.
        renderAgain();
        onSubmit(crypto.randomUUID());
      }}
    >
      {children}
    </form>
  );
};
