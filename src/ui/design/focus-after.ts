import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to where one reads on, when that ends whose buttons are gone then. */
export const useFocusAfter = (target: RefObject<HTMLElement | null>, isGoingOn: boolean): void => {
  const wasGoingOn = useRef(false);
  useEffect(() => {
    if (wasGoingOn.current && !isGoingOn) target.current?.focus();
    wasGoingOn.current = isGoingOn;
  }, [target, isGoingOn]);
};
