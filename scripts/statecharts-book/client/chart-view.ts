import type { BookMachine, BookStep } from '../book.types.ts';
import { liesIn } from './following.rules.ts';

export interface ChartView {
  /** Marks where the machine is and which arrows brought it there. */
  readonly show: (step: BookStep) => void;
}

/** CSS pixels of a unit of the drawing, in which letters are 12 and 10 high. */
const SMALLEST_TO_READ = 1.1;
const NATURAL = 4 / 3;
const ZOOM_STEP = 1.25;

/** Zoom by buttons, scrolling by mouse, finger and arrow keys, as a browser does it. */
export const zoomable = (scroller: HTMLElement): void => {
  const svg = scroller.querySelector('svg');
  if (svg === null) return;
  const { width } = svg.viewBox.baseVal;
  const fit = (): number => (scroller.clientWidth - 2) / width;
  let scale = Math.min(Math.max(fit(), SMALLEST_TO_READ), NATURAL);
  const draw = (next: number): void => {
    const middle = (scroller.scrollLeft + scroller.clientWidth / 2) / scale;
    scale = Math.min(Math.max(next, 0.2), 4);
    svg.style.width = `${Math.floor(width * scale)}px`;
    scroller.scrollLeft = middle * scale - scroller.clientWidth / 2;
  };
  draw(scale);
  const acts: Readonly<Record<string, () => number>> = {
    in: () => scale * ZOOM_STEP,
    out: () => scale / ZOOM_STEP,
    fit: () => Math.min(fit(), NATURAL),
  };
  for (const tool of scroller.parentElement?.querySelectorAll<HTMLElement>('[data-zoom]') ?? [])
    tool.addEventListener('click', () => draw((acts[tool.dataset['zoom'] ?? ''] ?? fit)()));
};

const bringIntoSight = (scroller: HTMLElement, shape: Element): void => {
  const [frame, box] = [scroller.getBoundingClientRect(), shape.getBoundingClientRect()];
  scroller.scrollBy({
    left: box.left + box.width / 2 - frame.left - frame.width / 2,
    top: box.top + box.height / 2 - frame.top - frame.height / 2,
  });
};

const numberOf = (shape: SVGGElement, key: 'state' | 'from' | 'to'): number => Number(shape.dataset[key]);

/** The drawing, which tells what was clicked: a state, or an arrow between two. */
export const chartView = (
  scroller: HTMLElement,
  { states, transitions }: BookMachine,
  clicked: { readonly state: (state: number) => void; readonly arrow: (from: number, to: number) => void },
): ChartView => {
  const shapes = [...scroller.querySelectorAll<SVGGElement>('[data-state]')];
  const arrows = [...scroller.querySelectorAll<SVGGElement>('[data-from]')];
  zoomable(scroller);
  scroller.addEventListener('click', ({ target }) => {
    const shape = target instanceof Element ? target.closest<SVGGElement>('[data-state], [data-from]') : null;
    if (shape === null) return;
    if (shape.dataset['state'] !== undefined && numberOf(shape, 'state') > 0) clicked.state(numberOf(shape, 'state'));
    if (shape.dataset['from'] !== undefined && numberOf(shape, 'from') >= 0)
      clicked.arrow(numberOf(shape, 'from'), numberOf(shape, 'to'));
  });
  return {
    show({ here, taken }) {
      for (const shape of shapes) {
        const state = numberOf(shape, 'state');
        const isInner = here.includes(state);
        shape.classList.toggle('is-here', isInner);
        shape.classList.toggle('is-around', state > 0 && !isInner && here.some((one) => liesIn(states, one, state)));
      }
      const ways = taken.flatMap((one) => transitions[one] ?? []);
      for (const arrow of arrows)
        arrow.classList.toggle(
          'is-taken',
          ways.some(
            ({ source, targets }) => source === numberOf(arrow, 'from') && targets.includes(numberOf(arrow, 'to')),
          ),
        );
      const entered = new Set(ways.flatMap(({ enters }) => enters));
      const present = shapes.filter((shape) => shape.classList.contains('is-here'));
      const shown = present.find((shape) => entered.has(numberOf(shape, 'state'))) ?? present[0];
      if (shown !== undefined) bringIntoSight(scroller, shown);
    },
  };
};
