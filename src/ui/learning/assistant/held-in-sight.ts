import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Less than this is rounding and no scrolling of a person. */
const NEGLIGIBLE = 2;

/** While an answer grows, its question goes up with it until it stands at the top; whoever scrolls meanwhile is left where they are. */
export const useHeldInSight = (): RefObject<HTMLLIElement | null> => {
  const item = useRef<HTMLLIElement>(null);
  const held = useRef<number | null>(null);
  useLayoutEffect(() => {
    const question = item.current?.previousElementSibling;
    const scroller = item.current?.closest('section');
    if (!question || !scroller) return;
    const isLeftAlone = held.current === null || Math.abs(scroller.scrollTop - held.current) < NEGLIGIBLE;
    if (!isLeftAlone) return;
    question.scrollIntoView({ block: 'start' });
    held.current = scroller.scrollTop;
  });
  return item;
};
