import { useEffect, type RefObject } from 'react';

/** What has come to the end of a thread comes into sight, and stays there when the keyboard of a phone takes half of the screen. */
export const useStayInSight = (element: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const own = element.current;
    const scroller = own?.offsetParent;
    if (!own || !scroller) return undefined;
    let isInSight = true;
    // Of the scroller: it may take its new height a frame later than the window.
    const sight = new IntersectionObserver(
      (entries) => {
        isInSight = entries.at(-1)?.isIntersecting === true;
      },
      { root: scroller },
    );
    // It is told of a new size before what is in sight is looked at anew.
    const size = new ResizeObserver(() => {
      if (isInSight) own.scrollIntoView({ block: 'nearest' });
    });
    sight.observe(own);
    size.observe(scroller);
    return () => {
      sight.disconnect();
      size.disconnect();
    };
  }, [element]);
};
