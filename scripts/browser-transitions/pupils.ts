import type { ChartTransition } from '../statecharts/chart.ts';
import { transitionInWords } from '../statecharts/words.ts';
import type { Unoffered } from '../../tests/e2e/unoffered-transitions.ts';

/** Whose doing a transition is: with `because`, an event of a pupil causes it that no screen lets them send there (D65). */
export type Cause =
  | { readonly by: 'pupil' }
  | { readonly by: 'pupil without a screen'; readonly because: string }
  | { readonly by: 'something else' };

const SOMETHING_ELSE: Cause = { by: 'something else' };
const PUPIL: Cause = { by: 'pupil' };

export const causeOf =
  (unoffered: readonly Unoffered[]) =>
  (machine: string, transition: ChartTransition): Cause => {
    if (!transition.eventType.startsWith('pupil.')) return SOMETHING_ELSE;
    const words = transitionInWords(transition);
    const found = unoffered.find(({ transitions }) => transitions[machine]?.includes(words));
    return found === undefined ? PUPIL : { by: 'pupil without a screen', because: found.because };
  };
