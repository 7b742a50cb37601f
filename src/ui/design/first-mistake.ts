import { useEffect, useRef, type RefObject } from 'react';

const INVALID = '[aria-invalid="true"]';

/** Brings the pupil to the first field that is wrong, after each attempt to send the form (WCAG 3.3.1). */
export const useFirstMistake = (attempts: number): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts === 0) return;
    const invalid = form.current?.querySelector<HTMLElement>(INVALID);
    const field =
      invalid?.matches('input, select, textarea') === true ? invalid : invalid?.querySelector<HTMLElement>('input');
    field?.focus();
  }, [attempts]);
  return form;
};
