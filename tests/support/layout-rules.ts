/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page knows nothing of this file */
import type { BrowserContext, Page } from 'playwright';
import { layOutAll } from './laid-out.ts';
import { untilStill } from './until-still.ts';

/** Each runs in the page and tells what breaks the rule there; it can use nothing of this file. */
type Rule = () => readonly string[];

const fitsTheWindow: Rule = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`the document is ${scrollWidth} px wide in a window of ${clientWidth} px`] : [];
};

const fitsItsBox: Rule = () => {
  const rulesIn = (rules: CSSRuleList): CSSStyleRule[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? [rule] : []),
      ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList ? rulesIn(rule.cssRules) : []),
    ]);
  const scrollers = (): readonly string[] =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => rulesIn(cssRules))
      .filter(({ style }) => style.overflowX === 'auto' || style.overflowX === 'scroll')
      .map(({ selectorText }) => selectorText);
  const isMeantToBeWide = (element: Element): boolean => {
    const { display, clipPath, textOverflow } = getComputedStyle(element);
    return /^(?:inline|none|contents)$/.test(display) || clipPath.startsWith('inset') || textOverflow === 'ellipsis';
  };
  // The dear questions are asked of the few for which the cheap one is answered.
  const tooWide = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      element.scrollWidth > element.clientWidth + 1 && !isMeantToBeWide(element) && element.checkVisibility(),
  );
  if (tooWide.length === 0) return [];
  const mayBeWider = [...scrollers(), 'input', 'select', 'textarea', 'svg *'].join();
  const wide = tooWide.filter((element) => element.closest(mayBeWider) === null);
  return wide
    .filter((element) => !wide.some((other) => other !== element && element.contains(other)))
    .map((element) => `${element.scrollWidth} px in ${element.clientWidth} px: ${element.outerHTML.slice(0, 160)}`);
};

const staysInTheWindow: Rule = () => {
  const { scrollHeight } = document.documentElement;
  return location.pathname === '/assistant' && scrollHeight > innerHeight
    ? [`the page is ${scrollHeight} px high in a window of ${innerHeight} px`]
    : [];
};

const leavesHalfToTheThread: Rule = () => {
  const thread = document.querySelector('section[aria-label="Rozmowa"]');
  return thread !== null && thread.clientHeight < innerHeight / 2
    ? [`the thread is ${thread.clientHeight} px high in a window of ${innerHeight} px`]
    : [];
};

/** Where something had the focus and nobody has put it away, something has it. */
const keepsTheFocus: Rule = () =>
  'hadFocus' in window && window.hadFocus === true && document.activeElement === document.body
    ? ['nothing has the focus any more']
    : [];

/** Between a heading and what is painted above it there is room: a card, a notice, the section before. */
const headingsStandClear: Rule = () => {
  const BOXES = 'div, section, article, aside, header, form, figure, ul, ol, li';
  const isPainted = (element: Element): boolean => {
    const { backgroundColor, borderBottomWidth } = getComputedStyle(element);
    return !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor) || borderBottomWidth !== '0px';
  };
  const isAbove = (box: DOMRect, heading: DOMRect): boolean =>
    box.height > 0 && box.top < heading.top && box.left < heading.right && box.right > heading.left;
  const touches = (heading: Element): boolean => {
    const place = heading.getBoundingClientRect();
    for (let part = heading; part.parentElement !== null && part.tagName !== 'MAIN'; part = part.parentElement) {
      let before = part.previousElementSibling;
      while (before !== null && !isPainted(before)) before = before.matches(BOXES) ? before.lastElementChild : null;
      if (before === null || !before.checkVisibility({ visibilityProperty: true })) continue;
      const box = before.getBoundingClientRect();
      if (isAbove(box, place) && place.top - box.bottom < 4) return true;
    }
    return false;
  };
  // Those of an answer belong to its text.
  return [...document.querySelectorAll('main :is(h1, h2, h3)')]
    .filter((heading) => heading.closest('section[aria-label="Rozmowa"]') === null)
    .filter((heading) => heading.checkVisibility() && heading.getBoundingClientRect().height > 1 && touches(heading))
    .map((heading) => `nothing is left above “${heading.textContent}”`);
};

/** A word that takes no more than a quarter of the window goes on in no other line: what stands beside it has taken its room. */
const keepsWordsWhole: Rule = () => {
  const LONGEST = innerWidth / 4;
  // The columns of a table share what room there is.
  const SET_APART = '.katex, td, th, code, pre, textarea, select, svg, [aria-hidden="true"]';
  const isOnlyRead = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath.startsWith('inset') || isOnlyRead(element.parentElement));
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const rectsOf = (text: Node, start: number, end: number): readonly DOMRect[] => {
    range.setStart(text, start);
    range.setEnd(text, end);
    return [...range.getClientRects()];
  };
  const isOnOneLine = (rects: readonly DOMRect[]): boolean => new Set(rects.map(({ top }) => Math.round(top))).size < 2;
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const { textContent, parentElement } = text;
    if (textContent === null || !/\p{L}{2}/u.test(textContent) || parentElement?.closest(SET_APART) !== null) continue;
    if (isOnOneLine(rectsOf(text, 0, textContent.length))) continue;
    for (const { 0: word, index } of textContent.matchAll(/(?<![\p{L}\p{N}\u00AD])\p{L}{2,}(?![\p{L}\p{N}\u00AD])/gu)) {
      const rects = rectsOf(text, index, index + word.length);
      const width = rects.reduce((sum, rect) => sum + rect.width, 0);
      if (!isOnOneLine(rects) && width <= LONGEST && !isOnlyRead(parentElement))
        broken.push(`“${word}” in “${textContent.slice(0, 80)}”`);
    }
  }
  return broken;
};

/** Where less motion is wished for, nothing has a transition: even one of 1 ms begins for each property of each element. */
const standsStill: Rule = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches
    ? [...document.querySelectorAll('body, main, a, button, summary, input, textarea, [role="dialog"]')]
        .filter((element) => /[1-9]/.test(getComputedStyle(element).transitionDuration))
        .map((element) => `a transition of ${element.outerHTML.slice(0, 160)}`)
    : [];

const RULES = {
  fitsTheWindow,
  fitsItsBox,
  staysInTheWindow,
  leavesHalfToTheThread,
  keepsTheFocus,
  headingsStandClear,
  keepsWordsWhole,
  standsStill,
};

/** Remembers in each page of a context whether something has been given the focus; a press on nothing takes it away, unless a dialog is open, which has to give it back. */
const rememberFocus = () => {
  const remember = (hadFocus: boolean) => Object.assign(window, { hadFocus });
  addEventListener('focusin', () => remember(true), true);
  addEventListener(
    'pointerdown',
    ({ target }) => {
      const takesFocus =
        target instanceof Element &&
        target.closest('a, button, input, select, textarea, label, summary, [tabindex]') !== null;
      if (!takesFocus && document.querySelector('[role="dialog"], [role="alertdialog"]') === null) remember(false);
    },
    true,
  );
};

export const watchFocus = (context: BrowserContext): Promise<unknown> => context.addInitScript(rememberFocus);

/** All rules as one text, for one way to the page. */
const ALL_RULES = `({ ${Object.entries(RULES)
  .map(([name, rule]) => `${name}: (${rule.toString()})()`)
  .join()} })`;

/** What is out of place on a screen, by the rule that it breaks. */
export const layoutFaults = async (page: Page): Promise<Readonly<Record<string, readonly string[]>>> => {
  await layOutAll(page);
  await untilStill(page);
  const told = await page.evaluate<Record<keyof typeof RULES, readonly string[]>>(ALL_RULES);
  return Object.fromEntries(Object.entries(told).filter(([, found]) => found.length > 0));
};
