import { inParentheses, latexOfRational } from '#tutoring/mathematics/latex.ts';
import type { Rational } from '#tutoring/mathematics/rational.ts';
import { termsBySteps } from './sequence.rules.ts';
import type { SequenceAsk, SequenceGiven, SequenceKind } from './sequence.types.ts';

const NAMES: Readonly<
  Record<
    SequenceKind,
    { readonly genitive: string; readonly locative: string; readonly step: string; readonly stepName: string }
  >
> = {
  arithmetic: { genitive: 'ciągu arytmetycznego', locative: 'ciągu arytmetycznym', step: 'r', stepName: 'różnicę' },
  geometric: { genitive: 'ciągu geometrycznego', locative: 'ciągu geometrycznym', step: 'q', stepName: 'iloraz' },
};

export const fractionLatex = (value: Rational): string => latexOfRational(value, 'fraction');

export const termName = (index: number): string => `a_{${index}}`;

const askedOf = (asks: SequenceAsk, kind: SequenceKind): string => {
  switch (asks.what) {
    case 'term':
      return `Oblicz $${termName(asks.index)}$`;
    case 'sum':
      return `Oblicz sumę ${asks.count} początkowych wyrazów`;
    case 'step':
      return `Oblicz ${NAMES[kind].stepName}`;
    case 'stepAndFirst':
      return `Wyznacz $${NAMES[kind].step}$ i $a_1$`;
    case 'formula':
      return 'Podaj wzór ogólny';
    case 'middle':
      return 'Oblicz $x$';
  }
};

/** The task as a textbook words it; the reader of sequences reads it back. */
export const tellSequence = (
  kind: SequenceKind,
  { known, step, isListed, isPositive, asks }: SequenceGiven,
): string => {
  const { genitive, locative, step: letter } = NAMES[kind];
  const positive = isPositive ? ' o wyrazach dodatnich' : '';
  if (asks.what === 'middle') {
    const [one, other] = known.map(({ value }) => `$${fractionLatex(value)}$`);
    return `Liczby ${one ?? ''}, $x$, ${other ?? ''} tworzą w podanej kolejności ciąg ${kind === 'arithmetic' ? 'arytmetyczny' : 'geometryczny'}${positive}. ${askedOf(asks, kind)}.`;
  }
  if (isListed) {
    const list = `${known.map(({ value }) => `$${fractionLatex(value)}$`).join(', ')}, …`;
    return `${askedOf(asks, kind)} ${asks.what === 'term' ? `w ${locative}` : genitive} ${list}`;
  }
  const facts = [
    ...known.map(({ index, value }) => `$${termName(index)} = ${fractionLatex(value)}$`),
    ...(step === undefined ? [] : [`$${letter} = ${fractionLatex(step)}$`]),
  ];
  return `W ${locative}${positive} ${facts.join(' i ')}. ${askedOf(asks, kind)}${asks.what === 'sum' || asks.what === 'formula' ? ' tego ciągu' : ''}.`;
};

const LONGEST_LIST = 12;

/** The terms one by one, where they are not too many: another way than the formula. */
export const proofByListing = (kind: SequenceKind, given: SequenceGiven, step: Rational): string | undefined => {
  const { asks } = given;
  const known = Math.max(...given.known.map(({ index }) => index));
  const count =
    asks.what === 'term' ? Math.max(asks.index, known) : asks.what === 'sum' ? asks.count : Math.max(known, 3);
  if (count > LONGEST_LIST) return undefined;
  const terms = termsBySteps(kind, given, step, count).slice(0, count);
  if (asks.what === 'sum')
    return `Dodajemy wyrazy po kolei: $${terms.map((term) => inParentheses(term, 'fraction')).join(' + ')} = ${fractionLatex(terms.reduce((sum, term) => sum.add(term)))}$.`;
  return `Wypisujemy kolejne wyrazy: ${terms.map((term) => `$${fractionLatex(term)}$`).join(', ')}. Wszystko zgadza się z treścią zadania.`;
};
