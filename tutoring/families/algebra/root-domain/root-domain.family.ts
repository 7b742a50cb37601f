import { exact, type Exact } from '#tutoring/mathematics/exact.ts';
import { number, type Expression } from '#tutoring/mathematics/expression.types.ts';
import { latexOf } from '#tutoring/mathematics/latex.ts';
import { coefficientOf, degreeOf, polynomialOf, unknownsOf } from '#tutoring/mathematics/polynomial.rules.ts';
import { isZero, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { ifWithinReach } from '#tutoring/mathematics/beyond-reach.ts';
import { readLetters } from '#tutoring/families/letters.reader.ts';
import {
  onlySays,
  readExpressionText,
  type ExpressionText,
} from '#tutoring/families/algebra/expression/expression-text.reader.ts';
import { solveLinearInequality } from '#tutoring/families/equations/linear-inequality/linear-inequality.solver.ts';
import { polynomialNotation } from '#tutoring/families/equations/relation/relation-text.rules.ts';
import type { Inequality } from '#tutoring/families/equations/relation/relation.types.ts';
import { sidesAt } from '#tutoring/families/equations/relation/sides-at.rules.ts';
import {
  claimsOfLine,
  isSolvedBy,
  lineFigure,
  proofByPoints,
  setOf,
  writingTheSet,
} from '#tutoring/families/equations/relation/solution-set.rules.ts';
import { added, nonZero, opened } from '#tutoring/families/equations/relation/written.rules.ts';
import type { Family, SetAnswer } from '#tutoring/families/family.types.ts';

/** √(2x + 6): what stands under the root, of the first degree. */
interface RootDomain {
  readonly radicand: Expression;
}

const WORDS = String.raw`dziedzin\w*|wyrazeni\w*|funkcj\w*|okreslon\w*|wzor\w*|pierwiast\w*|jakich|x|ma|sens|istnieje`;

const read = (message: string): RootDomain | undefined => {
  const text = readExpressionText(message);
  return text !== undefined && asksForDomain(text) ? onlyRoot(text) : undefined;
};

const asksForDomain = ({ words }: ExpressionText): boolean =>
  /(?<!\w)(?:dziedzin\w*|jakich x(?= ).* (?:ma sens|istnieje|okreslon\w*))/.test(words) && onlySays(words, WORDS);

const onlyRoot = ({ formulas: [formula, ...others] }: ExpressionText): RootDomain | undefined => {
  const [, name] =
    others.length > 0 ? [] : (/^(?:(?:[fgh] ?\( ?x ?\)|y) ?= ?)?(sqrt ?\(.*\))$/.exec(formula ?? '') ?? []);
  const root = name === undefined ? undefined : readLetters(name);
  return root?.kind === 'root' && isLine(root.of) ? { radicand: root.of } : undefined;
};

const isLine = (radicand: Expression): boolean =>
  unknownsOf(radicand).every((letter) => letter === 'x') && ifWithinReach(() => degreeOf(polynomialOf(radicand))) === 1;

const asInequality = ({ radicand }: RootDomain): Inequality => ({
  left: radicand,
  sign: '≥',
  right: number(exact(ZERO)),
  unknown: 'x',
});

const domainOf = (given: RootDomain): SetAnswer => setOf('x', solveLinearInequality(asInequality(given)).intervals);

const coefficientsOf = ({ radicand }: RootDomain): readonly [slope: Rational, free: Rational] => {
  const line = polynomialOf(radicand);
  return [coefficientOf(line, 'x'), coefficientOf(line, '')];
};

export const rootDomainFamily: Family<RootDomain> = {
  id: 'root-domain',
  title: 'Dziedzina pierwiastka',
  grades: [9, 12],
  read,
  tell: ({ radicand }) => `Wyznacz dziedzinę wyrażenia $\\sqrt{${latexOf(radicand)}}$.`,
  solve: (given) => {
    const inequality = asInequality(given);
    const answer = domainOf(given);
    const proof = proofByPoints(answer, '≥', sidesAt(inequality));
    return {
      steps: [
        {
          operation: 'condition',
          what: 'Zapisujemy warunek: liczba pod pierwiastkiem nie może być ujemna',
          todo: 'zapisz, że to, co stoi pod pierwiastkiem, jest większe lub równe zeru',
          why: 'Kwadrat żadnej liczby rzeczywistej nie jest ujemny, a zero ma pierwiastek: samo zero.',
          shown: `${latexOf(given.radicand)} \\geq 0`,
          claims: claimsOfLine([polynomialNotation(polynomialOf(given.radicand)), '0'], '≥', 'x', answer.intervals),
        },
        ...solveLinearInequality(inequality).steps,
        writingTheSet(answer),
      ],
      answer,
      proof,
      notice: 'Z jakich liczb można wyciągnąć pierwiastek kwadratowy? Czy z zera też?',
      nudge: 'Zapisz nierówność: to, co stoi pod pierwiastkiem, nie może być ujemne. Rozwiąż ją i zapisz zbiór.',
    };
  },
  check: (given, answer) => answer.kind === 'set' && isSolvedBy(answer.intervals, '≥', sidesAt(asInequality(given))),
  make: (pick, difficulty) => {
    const slope = difficulty === 1 ? 1 : difficulty === 2 ? pick.int(2, 5) : -pick.int(1, 5);
    const radicand = readLetters(`${opened(slope, 'x')}${added(slope * nonZero(pick, 9))}`);
    if (radicand === undefined) throw new RangeError(String(slope));
    return { radicand };
  },
  mistakes: [
    {
      id: 'sign-of-end',
      leadsTo: (given) => {
        const [slope, free] = coefficientsOf(given);
        return isZero(free) ? undefined : [exact(free.div(slope))];
      },
      says: 'Sprawdź znak: wstaw swoją liczbę pod pierwiastek. Na granicy powinno wyjść zero.',
    },
    {
      id: 'not-divided',
      leadsTo: (given) => inList(coefficientsOf(given)[1].neg()),
      says: 'Przy $x$ stoi jeszcze liczba. Przez co trzeba podzielić obie strony?',
    },
    {
      id: 'subtracted-the-factor',
      leadsTo: (given) => {
        const [slope, free] = coefficientsOf(given);
        return slope.abs().equals(1) ? undefined : inList(free.neg().sub(slope));
      },
      says: 'Liczba przy $x$ mnoży go. Działaniem odwrotnym do mnożenia jest dzielenie, a nie odejmowanie.',
    },
  ],
  figure: (given) => lineFigure(domainOf(given)),
};

const inList = (value: Rational): readonly Exact[] => [exact(value)];
