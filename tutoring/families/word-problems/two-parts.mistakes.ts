import type { Mistake } from '#tutoring/families/family.types.ts';
import { exact, type Exact } from '#tutoring/mathematics/exact.ts';
import {
  confusedParts,
  halvedParts,
  lessOf,
  moreOf,
  sharedByRatio,
  unhalvedParts,
  type TwoParts,
} from './two-parts.rules.ts';

export type AskedPart = 'all' | 'less' | 'more';

export interface AskedParts {
  readonly parts: TwoParts;
  readonly asks: AskedPart;
}

/** The misconceptions of every story in which the sum of two quantities is known. */
export const mistakesOfParts = <Given>(
  partsIn: (given: Given) => AskedParts | undefined,
): readonly Mistake<Given>[] => {
  const leading =
    (wrong: (parts: TwoParts) => readonly Exact[] | undefined) =>
    (given: Given): readonly Exact[] | undefined => {
      const told = partsIn(given);
      return told && asked(told.asks, wrong(told.parts));
    };
  return [
    {
      id: 'halved-at-once',
      leadsTo: leading(halvedParts),
      says: 'Suma została podzielona na pół, zanim uwzględniono różnicę. Sprawdź, czy te liczby dają razem tyle, ile podano.',
    },
    {
      id: 'difference-for-ratio',
      leadsTo: leading(confusedParts),
      says: 'Przeczytaj jeszcze raz, czy jedna wielkość jest o tyle większa, czy tyle razy większa od drugiej.',
    },
    {
      id: 'parts-miscounted',
      leadsTo: leading(sharedByRatio),
      says: 'Policz części jeszcze raz: mniejsza wielkość też jest jedną z równych części.',
    },
    {
      id: 'difference-not-halved',
      leadsTo: leading(unhalvedParts),
      says: 'Po odjęciu różnicy zostają dwie równe wielkości razem, a nie jedna.',
    },
    {
      id: 'other-of-the-two',
      leadsTo: (given) => {
        const { parts, asks } = partsIn(given) ?? { asks: 'all' };
        if (parts === undefined || asks === 'all') return undefined;
        return [exact(asks === 'less' ? moreOf(parts) : lessOf(parts))];
      },
      says: 'To druga z tych wielkości. Przeczytaj jeszcze raz, o którą pyta zadanie.',
    },
  ];
};

/** Of a pair, the smaller first, what the task asks for. */
const asked = (asks: AskedPart, pair: readonly Exact[] | undefined): readonly Exact[] | undefined => {
  if (asks === 'all' || pair === undefined) return pair;
  return pair.slice(...(asks === 'less' ? [0, 1] : [1, 2]));
};
