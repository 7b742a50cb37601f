import type { Ask } from '#tutoring/families/asks.types.ts';
import { added, nonZero, opened } from '#tutoring/families/equations/relation/written.rules.ts';
import type { Difficulty, FamilyStep, Pick } from '#tutoring/families/family.types.ts';
import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import { isNegative } from '#tutoring/mathematics/rational.ts';
import { formulaOf } from '../expression/expansion.rules.ts';
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
import { partsNotation } from '../expression/part-text.rules.ts';
import type { Term } from '../expression/part.types.ts';
import { partsOf } from '../expression/parts.reader.ts';
import { formulaLatex, lettersOfFormula, squaresLatex, squaresNotation, type Formula } from './square-formula.rules.ts';

const sizeOf = ([letters, value]: Term): Term => [letters, value.abs()];

/** The formula of an expression that is one square, or one product of two brackets. */
const onlyFormula = (expression: Expression): Formula | undefined => {
  const [part, ...others] = partsOf(expression);
  const formula = part && formulaOf(part);
  if (part === undefined || formula === undefined || others.length > 0) return undefined;
  if (part.term[0] !== '' || !part.term[1].equals(1) || part.brackets.length > (formula.isSquare ? 1 : 2))
    return undefined;
  const { p, q, isSquare } = formula;
  const isSum = isNegative(p[1]) === isNegative(q[1]);
  return { p: sizeOf(p), q: sizeOf(q), kind: isSquare ? (isSum ? 'sum' : 'difference') : 'conjugates' };
};

const stepsOf = (expression: Expression): readonly FamilyStep[] => {
  const formula = onlyFormula(expression);
  if (formula === undefined) return expandingSteps(expression);
  const [last] = expandingSteps(expression).slice(-1);
  const letters = lettersOfFormula(formula);
  const rule = formulaLatex(formula.kind, letters);
  const written: FamilyStep = {
    operation: 'formula',
    what: `Stosujemy wzór $${rule}$`,
    todo: `zastosuj wzór $${rule}$: ustal, co jest w nim $${letters[0]}$, a co $${letters[1]}$`,
    why: '',
    shown: squaresLatex(formula, styleOf(expression)),
    claims: [{ sides: [partsNotation(partsOf(expression)), squaresNotation(formula)], at: 'anywhere' }],
  };
  if (last === undefined || last.shown === written.shown) return [written];
  return [
    written,
    {
      ...last,
      operation: 'calculate',
      what: 'Obliczamy kwadraty i iloczyny',
      todo: 'oblicz każdy kwadrat i każdy iloczyn osobno',
      why: 'Kwadrat iloczynu to iloczyn kwadratów: do kwadratu podnosimy i liczbę, i literę.',
    },
  ];
};

/** What stands in the brackets, so that an example has the same. */
const noticeOfShape = (expression: Expression): string => {
  const bracketed = partsOf(expression).filter(({ brackets }) => brackets.length > 0);
  const formulas = bracketed.map(formulaOf);
  const hasSquare = formulas.some((one) => one?.isSquare === true);
  const hasConjugates = formulas.some((one) => one?.isSquare === false);
  if (bracketed.length < 2)
    return `${hasSquare ? 'Czy w nawiasie jest suma, czy różnica? Jaki wzór mówi, ile to jest do kwadratu?' : 'Czym różnią się oba nawiasy? Jaki wzór skróconego mnożenia tu pasuje?'} Co stoi poza nawiasem?`;
  if (hasSquare && hasConjugates)
    return 'Gdzie widać kwadrat sumy lub różnicy, a gdzie iloczyn sumy i różnicy? Co stoi przed tymi nawiasami?';
  if (hasSquare && !formulas.includes(undefined))
    return 'Gdzie widać kwadrat sumy lub różnicy? Co stoi przed tymi nawiasami?';
  return 'Gdzie widać kwadrat sumy, kwadrat różnicy albo iloczyn sumy i różnicy? Co stoi przed tymi nawiasami?';
};

const setupOf = (expression: Expression): string => {
  const formula = onlyFormula(expression);
  return formula?.kind === 'conjugates'
    ? 'Wypisz na boku pierwszy i drugi wyraz nawiasu. Jakie są ich kwadraty?'
    : 'Wypisz na boku pierwszy i drugi wyraz nawiasu. Jakie są ich kwadraty, a jaki podwojony iloczyn?';
};

/** „(2a − 5)²”, „(x + 2)² − (x − 1)(x + 1)”. */
export const expandAsk: Ask<ExpressionText, Expression> = {
  levels: [1, 2, 3],
  read: (text) => {
    const expression = unexpandedIn(text);
    return expression !== undefined &&
      !isFactoring(text.words) &&
      onlySays(text.words, `${EXPANDING}|wyrazeni\\w*`) &&
      chapterOf(partsOf(expression)) === 'short-multiplication'
      ? expression
      : undefined;
  },
  tell: (expression) =>
    onlyFormula(expression) === undefined
      ? `Zapisz w najprostszej postaci: $${expressionLatex(expression)}$.`
      : `Rozwiń, korzystając ze wzoru skróconego mnożenia: $${expressionLatex(expression)}$.`,
  solve: (expression) => ({
    steps: stepsOf(expression),
    answer: expandedAnswer(expression),
    proof: proofOfExpansion(expression),
    notice:
      onlyFormula(expression) === undefined
        ? noticeOfShape(expression)
        : 'Czy to kwadrat sumy, kwadrat różnicy, czy iloczyn sumy i różnicy? Co jest pierwszym wyrazem wzoru, a co drugim?',
    nudge:
      onlyFormula(expression) === undefined
        ? 'Zastosuj wzór do każdego z nich osobno, zostawiając wynik w nawiasie, jeśli stoi przed nim minus. Potem opuść nawiasy i zredukuj wyrazy podobne.'
        : 'Zapisz wzór w literach, ustal, czym są one w tym zadaniu, i wstaw. Dopiero potem podnoś do kwadratu i mnóż.',
    setup: setupOf(expression),
  }),
  isRight: (expression, answer) => isEqualTo(expression, answer) && isExpanded(answer),
  make: (pick, difficulty) => {
    const made = ownLetters(madeExpression(pick, difficulty));
    return expanded(partsOf(made)).size > 1 ? made : expandAsk.make(pick, difficulty);
  },
  mistakes: (expression) => expansionMistakes(partsOf(expression)),
};

const madeExpression = (pick: Pick, difficulty: Difficulty): string => {
  const [x = 'x', y = 'y'] = pick.oneOf(['xy', 'ab', 'mn']);
  const n = pick.int(2, 9);
  const k = pick.int(2, 5);
  switch (difficulty) {
    case 1:
      return pick.oneOf([`(${x} + ${n})^2`, `(${x} - ${n})^2`, `(${x} - ${n}) * (${x} + ${n})`]);
    case 2:
      return pick.oneOf([
        `(${opened(k, x)} + ${n})^2`,
        `(${opened(k, x)} - ${n})^2`,
        `(${opened(k, x)} - ${n}) * (${opened(k, x)} + ${n})`,
        `(${opened(k, x)} + ${opened(n, y)})^2`,
      ]);
    case 3:
      return pick.oneOf([
        `(${x}${added(nonZero(pick, 6))})^2 - (${x} - ${n}) * (${x} + ${n})`,
        `(${x} + ${n})^2 - ${x}^2`,
        `(${x} + ${n})^2 - (${x} - ${k})^2`,
        `(${opened(k, x)} - ${n}) * (${opened(k, x)} + ${n}) - ${x} * (${x}${added(nonZero(pick, 5))})`,
        `${k} * (${x} - ${n})^2 + (${x} + ${k})^2`,
      ]);
  }
};
