import { rationalIn } from '#tutoring/families/answer.rules.ts';
import type { SpokenOperation } from '#tutoring/families/early/spoken-operation.reader.ts';
import type { Answer, Family, FamilySolution } from '#tutoring/families/family.types.ts';
import { latexIn } from '#tutoring/families/numbers/worked-calculation.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import type { Rational } from '#tutoring/mathematics/rational.ts';
import { numberOf } from '#tutoring/reading/template.reader.ts';
import { fractionSteps, notationOf, resultOf } from './fraction-arithmetic.solver.ts';
import { makeFractions } from './fraction-arithmetic.maker.ts';
import { FRACTION_MISTAKES } from './fraction-arithmetic.mistakes.ts';
import { readFractions } from './fraction-arithmetic.templates.ts';

const mixed = (value: Rational): string => latexOfRational(value, 'mixed');

const BACK = { '+': '-', '-': '+', '*': ':', ':': '\\cdot' } as const;

const NOTICE: Readonly<Record<SpokenOperation['sign'], string>> = {
  '+': 'Czy te ułamki mają jednakowe mianowniki? Jeśli nie, to na jakie równe części można podzielić oba?',
  '-': 'Czy te ułamki mają jednakowe mianowniki? Jeśli nie, to na jakie równe części można podzielić oba?',
  '*': 'To mnożenie ułamków. Czy wspólny mianownik jest tu do czegoś potrzebny?',
  ':': 'To dzielenie ułamków. Jaka jest odwrotność drugiej liczby?',
};

const NUDGE: Readonly<Record<SpokenOperation['sign'], string>> = {
  '+': 'Sprowadź ułamki do wspólnego mianownika, dodaj liczniki, a mianownik przepisz. Na końcu skróć i wyłącz całości.',
  '-': 'Sprowadź ułamki do wspólnego mianownika, odejmij liczniki, a mianownik przepisz. Na końcu skróć i wyłącz całości.',
  '*': 'Liczby mieszane zamień na ułamki niewłaściwe. Potem pomnóż licznik przez licznik i mianownik przez mianownik, a wcześniej skróć, jeśli się da.',
  ':': 'Zamień dzielenie na mnożenie przez odwrotność drugiej liczby, a potem mnóż licznik przez licznik i mianownik przez mianownik.',
};

/** How its numbers are written: mixed numbers are practised on mixed ones. */
interface Kind {
  readonly leftKind: NumberKind;
  readonly rightKind: NumberKind;
}

type NumberKind = 'whole' | 'fraction' | 'mixed';

const kindOf = (written: string): NumberKind =>
  !written.includes('/') ? 'whole' : /\d\s+\d/.test(written) ? 'mixed' : 'fraction';

const ofItsKind = (given: SpokenOperation): SpokenOperation & Kind => ({
  ...given,
  leftKind: kindOf(given.left),
  rightKind: kindOf(given.right),
});

const FROM_WHOLES = 'Odejmujemy od całości. Na ile części, takich jak w odejmowanym ułamku, dzieli się jedna całość?';

const noticeOf = ({ left, sign, right }: SpokenOperation): string =>
  sign === '-' && kindOf(left) === 'whole' && kindOf(right) !== 'whole' ? FROM_WHOLES : NOTICE[sign];

const solve = (given: SpokenOperation): FamilySolution => {
  const { left, sign, right } = given;
  const result = resultOf(given);
  return {
    steps: fractionSteps(given),
    answer: { kind: 'number', value: exact(result), style: 'mixed' },
    proof: `Działanie odwrotne: $${mixed(result)} ${BACK[sign]} ${mixed(numberOf(right))} = ${mixed(numberOf(left))}$. Zgadza się.`,
    notice: noticeOf(given),
    nudge: NUDGE[sign],
    setup: `Zapisz działanie $${latexIn(notationOf(given))}$ i zrób pierwszy krok: na samych licznikach i mianownikach.`,
  };
};

/** By the inverse operation. */
const leadsBack = ({ left, sign, right }: SpokenOperation, answer: Answer): boolean => {
  const said = rationalIn(answer);
  if (said === undefined) return false;
  const [a, b] = [numberOf(left), numberOf(right)];
  switch (sign) {
    case '+':
      return said.sub(b).equals(a);
    case '-':
      return said.add(b).equals(a);
    case '*':
      return said.div(b).equals(a);
    case ':':
      return said.mul(b).equals(a);
  }
};

export const fractionArithmeticFamily: Family<SpokenOperation & Kind> = {
  id: 'fraction-arithmetic',
  title: 'Działania na ułamkach zwykłych',
  grades: [4, 7],
  read: (message) => {
    const given = readFractions(message);
    return given && ofItsKind(given);
  },
  tell: (given) => `Oblicz i zapisz wynik w najprostszej postaci: $${latexIn(notationOf(given))}$.`,
  solve,
  check: leadsBack,
  make: (pick, difficulty) => ofItsKind(makeFractions(pick, difficulty)),
  mistakes: FRACTION_MISTAKES,
};
