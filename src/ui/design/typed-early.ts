import { useEffectEvent, useLayoutEffect } from 'react';

/** What was typed into a prerendered field before it came alive is taken over, instead of being overwritten by the empty text that React knows. */
export const useTypedEarly = (id: string, value: string, onChange: (typed: string) => void): void => {
  const takeOver = useEffectEvent(() => {
    const field = document.getElementById(id);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isField && value === '' && field.value !== '') onChange(field.value);
  });
  // Before the first update, which would write into the field.
  useLayoutEffect(() => takeOver(), []);
};
