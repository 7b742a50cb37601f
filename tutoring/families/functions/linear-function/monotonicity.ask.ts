import { isNegative, ONE, rational, ZERO } from '#tutoring/mathematics/rational.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import type { ChoiceAnswer } from '#tutoring/families/family.types.ts';
import { asksFor, onlyFunction } from '../function/asking.rules.ts';
import { fraction, functionLatex, graphFigure, valueAt, tidying } from '../function/function-lines.rules.ts';
import { valuesAt } from '../function/function-proofs.rules.ts';
import type { FunctionAsk, SchoolFunction } from '../function/function.types.ts';
import { freeTermOf, madeLine, slopeOf } from './line.rules.ts';

/** „Czy rosnąca” is answered with yes or no, „zbadaj monotoniczność” with the word. */
interface Monotonicity {
  readonly one: SchoolFunction;
  readonly asked: 'rosnąca' | 'malejąca' | undefined;
}

const KINDS = { rising: 'rosnąca', falling: 'malejąca' } as const;

const kindOf = ({ one }: Monotonicity): 'rosnąca' | 'malejąca' =>
  isNegative(slopeOf(one)) ? KINDS.falling : KINDS.rising;

const choiceOf = (given: Monotonicity): ChoiceAnswer => {
  const kind = kindOf(given);
  if (given.asked === undefined)
    return {
      kind: 'choice',
      value: kind,
      choices: { rosnąca: ['rosn*', 'rosnie'], malejąca: ['malej*'] },
      shown: `funkcja jest **${kind}**`,
    };
  const isSo = kind === given.asked;
  const other = given.asked === 'rosnąca' ? ['malej*'] : ['rosn*'];
  return {
    kind: 'choice',
    value: isSo ? 'tak' : 'nie',
    choices: { tak: ['tak'], nie: ['nie', ...other] },
    shown: isSo ? `**Tak**, funkcja jest ${kind}` : `**Nie**, funkcja jest ${kind}`,
  };
};

export const monotonicityAsk: FunctionAsk<Monotonicity> = {
  levels: [1, 2],
  read: (text) => {
    const one = onlyFunction(text, 1);
    if (one === undefined) return undefined;
    const aside = 'czy|liniow*';
    if (asksFor(text, 'monotonicznosc*|rosnac* czy malejac*|malejac* czy rosnac*|rosnie czy maleje', `${aside}|zbadaj`))
      return { one, asked: undefined };
    if (!text.words.includes('czy')) return undefined;
    if (asksFor(text, 'rosnac*|rosnie', aside)) return { one, asked: KINDS.rising };
    return asksFor(text, 'malejac*|maleje', aside) ? { one, asked: KINDS.falling } : undefined;
  },
  tell: ({ one, asked }) =>
    asked === undefined
      ? `Zbadaj monotoniczność funkcji $${functionLatex(one)}$.`
      : `Czy funkcja $${functionLatex(one)}$ jest ${asked}?`,
  solve: (given) => {
    const slope = slopeOf(given.one);
    return {
      steps: [
        ...tidying(given.one),
        {
          operation: 'sign',
          what: 'Sprawdzamy znak współczynnika kierunkowego',
          todo: 'odczytaj współczynnik kierunkowy i sprawdź, czy jest dodatni, czy ujemny',
          why: `Gdy $x$ rośnie o jeden, wartość funkcji zmienia się o $a$, a więc tutaj ${isNegative(slope) ? 'maleje' : 'rośnie'}.`,
          shown: `a = ${fraction(slope)} ${isNegative(slope) ? '<' : '>'} 0`,
          claims: [{ sides: [plain(slope), '0'], relation: isNegative(slope) ? '<' : '>' }],
        },
      ],
      answer: choiceOf(given),
      proof: `Porównujemy dwie wartości: ${valuesAt(given.one, [ZERO, ONE])}. Większemu argumentowi odpowiada ${isNegative(slope) ? 'mniejsza' : 'większa'} wartość.`,
      notice: 'Która liczba we wzorze decyduje o tym, czy wykres wznosi się, czy opada?',
      nudge: 'Spójrz na znak liczby stojącej przy $x$: co dzieje się z wartością, gdy $x$ rośnie?',
      setup: 'Odczytaj liczbę stojącą przy $x$ razem ze znakiem. Co mówi jej znak?',
    };
  },
  isRight: (given, answer) => {
    const isRising = valueAt(given.one, rational(5)).gt(valueAt(given.one, rational(-5)));
    if (answer.kind !== 'choice') return false;
    return given.asked === undefined
      ? answer.value === (isRising ? 'rosnąca' : 'malejąca')
      : answer.value === ((given.asked === 'rosnąca') === isRising ? 'tak' : 'nie');
  },
  make: (pick) => ({ one: madeLine(pick), asked: pick.oneOf(['rosnąca', 'malejąca', undefined]) }),
  mistakes: (given) => {
    const said = isNegative(freeTermOf(given.one)) ? KINDS.falling : KINDS.rising;
    return {
      'sign-of-the-free-term': [given.asked === undefined ? said : said === given.asked ? 'tak' : 'nie'],
    };
  },
  figure: ({ one }) => graphFigure([one], [{ x: ZERO, y: freeTermOf(one) }]),
};
