import { plain } from '#tutoring/families/calculated.rules.ts';
import type { FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { HUNDRED, quotientOf, type Rational } from '#tutoring/mathematics/rational.ts';
import { amount, amountAnswer, percents, written } from '../percent-lines.rules.ts';
import type { PercentWholeGiven } from './percent-whole.types.ts';

export const wholeOf = ({ percent, part }: PercentWholeGiven): Rational => quotientOf(part, percent).mul(HUNDRED);

const changeStep = (change: Rational, percent: Rational): FamilyStep => {
  const sign = change.s < 0n ? '-' : '+';
  const line = `100\\% ${sign} ${percents(change.abs())}`;
  return {
    operation: 'compare',
    what: 'Ustalamy, ile procent początkowej wartości mamy teraz',
    todo: `${change.s < 0n ? 'od stu procent odejmij' : 'do stu procent dodaj'} procent zmiany`,
    why: 'Procent liczono od wartości początkowej: to ona ma sto procent.',
    shown: `${line} = ${percents(percent)}`,
    prepared: line,
    claims: [{ sides: [`100 ${sign} ${plain(change.abs())}`, plain(percent)] }],
  };
};

export const solvePercentWhole = (given: PercentWholeGiven): FamilySolution => {
  const { percent, part, change, unit } = given;
  const whole = wholeOf(given);
  const one = quotientOf(part, percent);
  return {
    steps: [
      ...(change === undefined ? [] : [changeStep(change, percent)]),
      {
        operation: 'divide',
        what: 'Obliczamy jeden procent: dzielimy znaną wartość przez liczbę procent',
        todo: 'oblicz jeden procent: podziel znaną wartość przez liczbę procent, którą ona stanowi',
        why: 'Każdy procent jest tak samo duży.',
        shown: `1\\% \\to ${written(part)} : ${written(percent)} = ${amount(one, unit)}`,
        prepared: `1\\% \\to ${written(part)} : ${written(percent)}`,
        claims: [{ sides: [`${plain(part)} : ${plain(percent)}`, plain(one)] }],
      },
      {
        operation: 'multiply',
        what: 'Mnożymy przez sto, bo całość to sto procent',
        todo: 'pomnóż jeden procent przez sto',
        why: 'Szukamy całości.',
        shown: `100\\% \\to ${written(one)} \\cdot 100 = ${amount(whole, unit)}`,
        prepared: `100\\% \\to ${written(one)} \\cdot 100`,
        claims: [{ sides: [`${plain(one)} * 100`, plain(whole)] }],
      },
    ],
    answer: amountAnswer(whole, unit),
    sentence:
      change === undefined ? `Całość to $${amount(whole, unit)}$.` : `Przed zmianą było $${amount(whole, unit)}$.`,
    proof: `$${percents(percent)}$ z $${amount(whole, unit)}$ to $${written(percent.div(HUNDRED))} \\cdot ${written(whole)} = ${amount(part, unit)}$, tak jak w zadaniu.`,
    notice:
      change === undefined
        ? 'Czy w zadaniu jest znana całość, czy tylko jej część? Wynik będzie większy czy mniejszy od podanej liczby?'
        : 'Podana wartość jest już po zmianie. Od której wartości liczono procent: od tej czy od początkowej?',
    nudge:
      change === undefined
        ? 'Ustal, ile to jeden procent, a potem weź sto takich części.'
        : 'Ustal, ile procent wartości początkowej mamy teraz. Potem oblicz jeden procent i weź sto takich części.',
  };
};
