import type { Ask } from '#tutoring/families/asks.types.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import { added, nonZero, opened } from '#tutoring/families/equations/relation/written.rules.ts';
import { polynomialNotation } from '#tutoring/families/equations/relation/relation-text.rules.ts';
import { isNegative } from '#tutoring/mathematics/rational.ts';
import { fractionLatex } from '../sequence/sequence-text.rules.ts';
import type { SequenceText } from './sequence-formula.reader.ts';
import {
  approximateTerm,
  coefficientsIn,
  formulaFrom,
  formulaLatex,
  isLine,
  namedTerms,
  termOf,
  type FormulaOfTerms,
} from './sequence-formula.rules.ts';

const ASKED = /^(?: zbadaj)?(?: monotonicznosc\w*| czy rosnac\w* czy malejac\w*| czy malejac\w* czy rosnac\w*)$/;

const stepOf = (given: FormulaOfTerms) => coefficientsIn(given)[1];
const kindOf = (given: FormulaOfTerms): 'rosnący' | 'malejący' => (isNegative(stepOf(given)) ? 'malejący' : 'rosnący');

/** „Zbadaj monotoniczność ciągu a_n = 3n - 2”. */
export const monotonicityAsk: Ask<SequenceText, FormulaOfTerms> = {
  levels: [3],
  read: ({ expression, polynomial, rest }) =>
    ASKED.test(rest) && isLine({ expression, polynomial }) ? { expression, polynomial } : undefined,
  tell: (given) => `Zbadaj monotoniczność ciągu $${formulaLatex(given)}$.`,
  solve: (given) => {
    const formula = polynomialNotation(given.polynomial);
    const [, b, c] = coefficientsIn(given);
    const next = `${plain(b)} * (n + 1) + ${plain(c)}`;
    const isFalling = isNegative(b);
    const written = `${fractionLatex(b)}(n + 1)${c.s === 0n ? '' : ` ${isNegative(c) ? '-' : '+'} ${fractionLatex(c.abs())}`}`;
    return {
      steps: [
        {
          operation: 'next',
          what: 'Zapisujemy wyraz następny: w miejsce $n$ wstawiamy $n + 1$',
          todo: 'zapisz $a_{n+1}$: wstaw $n + 1$ w miejsce $n$',
          why: 'O monotoniczności mówi porównanie każdego wyrazu z następnym.',
          shown: `a_{n+1} = ${written}`,
          claims: [{ sides: [next, `${formula} + ${plain(b)}`], at: 'anywhere' }],
        },
        {
          operation: 'difference',
          what: `Obliczamy różnicę $a_{n+1} - a_n$ i sprawdzamy jej znak`,
          todo: 'oblicz różnicę $a_{n+1} - a_n$ i sprawdź jej znak',
          why: 'Gdy różnica jest dodatnia, następny wyraz jest większy; gdy ujemna – mniejszy.',
          shown: `a_{n+1} - a_n = ${fractionLatex(b)} ${isFalling ? '<' : '>'} 0`,
          claims: [
            { sides: [`${next} - (${formula})`, plain(b)], at: 'anywhere' },
            { sides: [plain(b), '0'], relation: isFalling ? '<' : '>' },
          ],
        },
      ],
      answer: {
        kind: 'choice',
        value: kindOf(given),
        choices: { rosnący: ['rosn*', 'rosnie'], malejący: ['malej*', 'maleje'] },
        shown: `ciąg jest **${kindOf(given)}**`,
      },
      sequence: namedTerms(given),
      proof: `Kilka kolejnych wyrazów: ${[1, 2, 3].map((index) => `$a_${index} = ${fractionLatex(termOf(given, index))}$`).join(', ')}.`,
      notice: 'Porównaj każdy wyraz z następnym. Jak zapiszesz wyraz $a_{n+1}$?',
      nudge: 'Oblicz różnicę $a_{n+1} - a_n$. Co mówi o ciągu jej znak?',
    };
  },
  isRight: (given, answer) =>
    answer.kind === 'choice' &&
    answer.value === (approximateTerm(given, 50) > approximateTerm(given, 3) ? 'rosnący' : 'malejący'),
  make: (pick) => formulaFrom(`${opened(nonZero(pick, 6), 'n')}${added(nonZero(pick, 9))}`),
  mistakes: (given) => ({
    'sign-of-the-other-number': [isNegative(coefficientsIn(given)[2]) ? 'malejący' : 'rosnący'],
  }),
};
