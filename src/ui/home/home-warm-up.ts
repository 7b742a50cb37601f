import { useCallback } from 'react';
import { useContainer } from '#ui/services.tsx';
import { HERO_PICTURE, HOME_SECTIONS } from './home-sections.ts';

/** Fetches what stands on the home page below its pitch, for whoever may come there from another page: it is shown without waiting then. */
export const useHomeWarmUp = (): (() => void) => {
  const container = useContainer();
  return useCallback(() => {
    for (const { Part } of [HERO_PICTURE, ...HOME_SECTIONS]) void Part.warmUp(container);
  }, [container]);
};
