/** What scrolls sideways must be reachable by keyboard. */
const letScroll = (root: Element) => {
  const boxes = [...root.querySelectorAll<HTMLElement>('pre, .table-box, .formula')];
  const areWide = boxes.map((box) => box.scrollWidth > box.clientWidth + 1);
  for (const [place, box] of boxes.entries()) {
    const isWide = areWide[place] === true;
    if (isWide === (box.tabIndex === 0)) continue;
    if (isWide) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  }
};

/** Hears of every box once it is laid out, so that no layout is made for the question alone. */
let observer: ResizeObserver | null = null;

/** Looks after a new or changed text, now and whenever its width changes. */
export const watchScrolling = (root: Element) => {
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) letScroll(target);
  });
  // Somebody who is watched anew is heard of anew, even if the size stayed.
  observer.unobserve(root);
  observer.observe(root);
};
