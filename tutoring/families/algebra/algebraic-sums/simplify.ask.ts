import type { Ask } from '#tutoring/families/asks.types.ts';
import { added, nonZero, opened } from '#tutoring/families/equations/relation/written.rules.ts';
import type { Difficulty, FamilyStep, Pick } from '#tutoring/families/family.types.ts';
import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import { isNegative } from '#tutoring/mathematics/rational.ts';
import { expanded, expansionMistakes } from '../expression/expansion-mistakes.rules.ts';
import { EXPANDING, isFactoring } from '../expression/expansion-words.rules.ts';
import {
  chapterOf,
  expandedAnswer,
  expandingSteps,
  expressionLatex,
  isEqualTo,
  isExpanded,
  proofOfExpansion,
  styleOf,
  unexpandedIn,
} from '../expression/expanding.rules.ts';
import { onlySays, type ExpressionText } from '../expression/expression-text.reader.ts';
import { ownLetters } from '#tutoring/families/letters.reader.ts';
import { partsLatex, partsNotation } from '../expression/part-text.rules.ts';
import type { Part } from '../expression/part.types.ts';
import { partsOf } from '../expression/parts.reader.ts';

const hasBrackets = (expression: Expression): boolean =>
  partsOf(expression).some(({ brackets }) => brackets.length > 0);

const hasProduct = (expression: Expression): boolean => partsOf(expression).some(({ brackets }) => brackets.length > 1);

/** „3x(2x - 4)”: after it there is nothing to reduce. */
const isProductAlone = (expression: Expression): boolean =>
  hasBrackets(expression) && !hasProduct(expression) && expandingSteps(expression).length === 1;

const hasMinusOfLetters = (expression: Expression): boolean =>
  partsOf(expression).some(({ term: [letters, coefficient] }) => letters !== '' && isNegative(coefficient));

/** Like terms beside each other, in the order of their first ones. */
const grouped = (parts: readonly Part[]): readonly Part[] => {
  const kinds = [...new Set(parts.map(({ term: [letters] }) => letters))];
  return kinds.flatMap((kind) => parts.filter(({ term: [letters] }) => letters === kind));
};

const stepsOf = (expression: Expression): readonly FamilyStep[] => {
  const steps = expandingSteps(expression);
  const parts = partsOf(expression);
  const ordered = grouped(parts);
  if (hasBrackets(expression) || partsNotation(parts) === partsNotation(ordered)) return steps;
  return [
    {
      operation: 'group',
      what: 'Zapisujemy wyrazy podobne obok siebie, każdy ze swoim znakiem',
      todo: 'zapisz wyrazy podobne obok siebie, każdy ze swoim znakiem',
      why: 'Znak należy do wyrazu, który za nim stoi.',
      shown: partsLatex(ordered, styleOf(expression)),
      claims: [{ sides: [partsNotation(parts), partsNotation(ordered)], at: 'anywhere' }],
    },
    ...steps,
  ];
};

/** „Uprość 2(x + 3) − 3(x − 1)”. */
export const simplifyAsk: Ask<ExpressionText, Expression> = {
  levels: [1, 2, 3],
  read: (text) => {
    const expression = unexpandedIn(text);
    return expression !== undefined &&
      !isFactoring(text.words) &&
      onlySays(text.words, `${EXPANDING}|wyrazeni\\w*`) &&
      chapterOf(partsOf(expression)) === 'algebraic-sums'
      ? expression
      : undefined;
  },
  tell: (expression) => `Zapisz w najprostszej postaci: $${expressionLatex(expression)}$.`,
  solve: (expression) => ({
    steps: stepsOf(expression),
    answer: expandedAnswer(expression),
    proof: proofOfExpansion(expression),
    notice: hasBrackets(expression)
      ? 'Co stoi przed każdym z nawiasów: liczba, litera, minus czy drugi nawias?'
      : `Które wyrazy są podobne, czyli mają te same litery w tych samych potęgach?${hasMinusOfLetters(expression) ? ' Przed którymi stoi minus?' : ''}`,
    nudge: hasProduct(expression)
      ? 'Pomnóż każdy wyraz jednego nawiasu przez każdy wyraz drugiego, a potem zredukuj wyrazy podobne.'
      : isProductAlone(expression)
        ? 'Pomnóż każdy wyraz w nawiasie przez to, co stoi przed nawiasem. Pilnuj znaków.'
        : hasBrackets(expression)
          ? 'Opuść nawiasy, pilnując znaków każdego wyrazu, a potem zredukuj wyrazy podobne.'
          : 'Dodaj do siebie liczby stojące przy wyrazach podobnych. Znak należy do wyrazu, który za nim stoi.',
    setup: isProductAlone(expression)
      ? 'Zacznij od pierwszego wyrazu w nawiasie: ile to razem z tym, co stoi przed nawiasem? Potem tak samo z następnym.'
      : hasBrackets(expression)
        ? 'Przez co trzeba pomnożyć każdy wyraz w nawiasie?'
        : 'Wypisz obok siebie wyrazy z tą samą literą razem z ich znakami, a osobno same liczby.',
  }),
  isRight: (expression, answer) => isEqualTo(expression, answer) && isExpanded(answer),
  make: (pick, difficulty) => {
    const made = ownLetters(madeSum(pick, difficulty));
    return expanded(partsOf(made)).size > 1 ? made : simplifyAsk.make(pick, difficulty);
  },
  mistakes: (expression) => expansionMistakes(partsOf(expression)),
};

/** Of x alone, as most pupils have it: with another letter the very same numbers would pass for an example. */
const productOfX = (pick: Pick): string =>
  `${opened(pick.int(2, 5), 'x')} * (${opened(pick.int(2, 5), 'x')}${added(nonZero(pick, 7))})`;

const madeSum = (pick: Pick, difficulty: Difficulty): string => {
  const [x = 'x', y = 'y'] = pick.oneOf(['xy', 'ab', 'kn']);
  const n = (): number => nonZero(pick, 7);
  switch (difficulty) {
    case 1:
      return pick.int(0, 1) === 0
        ? `${opened(pick.int(2, 9), x)}${added(n())}${added(n(), x)}${added(n())}`
        : `${opened(pick.int(2, 9), x)}${added(n(), y)}${added(n(), x)}${added(n(), y)}`;
    case 2:
      return pick.oneOf([
        `${pick.int(2, 6)} * (${x}${added(n())}) - ${pick.int(2, 6)} * (${x}${added(n())})`,
        `${opened(pick.int(2, 6), x)} - (${opened(pick.int(2, 6), x)}${added(n())})`,
        productOfX(pick),
        `${opened(pick.int(2, 5), x)} * (${opened(pick.int(2, 5), x)}${added(n())})${added(n(), x)}`,
        `-(${opened(pick.int(2, 5), x)}${added(n(), y)}) + ${pick.int(2, 5)} * (${x}${added(n(), y)})`,
      ]);
    case 3:
      return pick.oneOf([
        `(${x}${added(pick.int(1, 6))}) * (${x}${added(-pick.int(7, 9))})`,
        `(${opened(pick.int(2, 4), x)}${added(n())}) * (${x}${added(n())})`,
        `(${x}${added(pick.int(1, 6))}) * (${opened(pick.int(2, 3), x)}${added(n())}) - ${opened(pick.int(2, 5), x)} * (${x}${added(n())})`,
      ]);
  }
};
