import { useEffect, type RefObject } from 'react';

/** Tells an element how much of the window the keyboard of a phone leaves, where the browser does not resize the page for it. */
export const useVisibleHeight = (element: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { visualViewport } = window;
    if (visualViewport === null) return undefined;
    // Of a page that is magnified with two fingers one sees less, and it is to stay as it is.
    const tell = () =>
      element.current?.style.setProperty('--visible-height', `${visualViewport.height * visualViewport.scale}px`);
    tell();
    visualViewport.addEventListener('resize', tell);
    return () => visualViewport.removeEventListener('resize', tell);
  }, [element]);
};
