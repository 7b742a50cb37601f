/** How far below and above the window a section is near: most of a window's height, so that it is there before it is seen. */
const NEAR = '75% 0px';

/** Calls `onNear` when an element comes near the window or gets the focus; the answer ends the watch. */
export const watchApproach = (element: Element, onNear: () => void): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  element.addEventListener('focusin', onNear);
  return () => {
    observer.disconnect();
    element.removeEventListener('focusin', onNear);
  };
};
