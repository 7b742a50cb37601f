import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/** When an element goes that has the focus, it does not fall to the page: the heir takes it. */
export const useFocusHeir = (
  element: RefObject<HTMLElement | null>,
  findHeir: () => HTMLElement | null | undefined,
) => {
  const latestHeir = useEffectEvent(findHeir);
  useLayoutEffect(() => {
    const own = element.current;
    return () => {
      // What comes in its place is not there yet.
      if (own !== null && document.activeElement === own) queueMicrotask(() => latestHeir()?.focus());
    };
  }, [element]);
};
