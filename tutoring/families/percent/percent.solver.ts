import { exact } from '#tutoring/mathematics/exact.ts';
import { HUNDRED, isTerminating, isZero, quotientOf, type Rational } from '#tutoring/mathematics/rational.ts';
import type { PercentTask } from '#tutoring/families/task.types.ts';
import { change, changed, original } from './percent-change.rules.ts';
import { factorLatex, factorOf, withUnit, written, type Asking, type Worked } from './percent.rules.ts';
import { whole } from './percent-whole.rules.ts';
import type { Step, WorkedTask } from '#tutoring/families/worked-task.types.ts';

/** Throws `DivisionByZero` when the base of the percentage is zero. */
export const solvePercent = (task: PercentTask): WorkedTask => {
  const { question } = task;
  switch (question.asks) {
    case 'part':
      return { task, ...part(question, task.unit) };
    case 'rate':
      return { task, ...rate(question) };
    case 'whole':
      return { task, ...whole(question, task.unit) };
    case 'original':
      return { task, ...original(question, task.unit) };
    case 'increased':
    case 'decreased':
      return { task, ...changed(question, task.unit) };
    case 'change':
      return { task, ...change(question) };
  }
};

const toFraction = (percent: Rational): Step => ({
  operation: 'convert',
  what: `Zamieniamy procent na ułamek: $${written(percent)}\\% = ${isTerminating(percent) ? `\\frac{${written(percent)}}{100}` : `${written(percent)} : 100`}$`,
  todo: `zamień $${written(percent)}\\%$ na ułamek (jeden procent to jedna setna)`,
  why: 'Procent to inna nazwa setnej części.',
  shown: `${written(percent)}\\% = ${written(factorOf(percent))}`,
});

const part = ({ percent, whole: base }: Asking<'part'>, unit: string): Worked => {
  const result = factorOf(percent).mul(base);
  return {
    statement: `Ile to jest $${written(percent)}\\%$ z ${withUnit(base, unit)}?`,
    steps: [
      toFraction(percent),
      {
        operation: 'multiply',
        what: `Mnożymy ten ułamek przez $${written(base)}$`,
        todo: `pomnóż ten ułamek przez $${written(base)}$`,
        why: 'Ułamek danej liczby obliczamy, mnożąc.',
        prepared: `${written(factorOf(percent))} \\cdot ${written(base)}`,
        shown: `${written(factorOf(percent))} \\cdot ${written(base)} = ${written(result)}`,
      },
    ],
    result: withUnit(result, unit),
    check: isZero(base)
      ? undefined
      : `Jaki to procent? $\\frac{${written(result)}}{${written(base)}} \\cdot 100\\% = ${written(percent)}\\%$. Zgadza się.`,
    values: [exact(result)],
    notice: `Szukamy części liczby ${withUnit(base, unit)}: to ona jest całością, czyli ma sto procent. Zastanów się: czy $${written(percent)}\\%$ to więcej, czy mniej niż połowa? Jakim ułamkiem jest $${written(percent)}\\%$?`,
    nudge:
      'Możesz też zacząć od jednego procenta: podziel całość na sto równych części i weź ich tyle, ile jest procent.',
  };
};

const rate = ({ part: piece, whole: base }: Asking<'rate'>): Worked => {
  const ratio = quotientOf(piece, base);
  const result = ratio.mul(HUNDRED);
  return {
    statement: `Jakim procentem liczby $${written(base)}$ jest liczba $${written(piece)}$?`,
    steps: [
      {
        operation: 'divide',
        what: 'Zapisujemy, jaką częścią całości jest ta liczba',
        todo: `zapisz ułamek: w liczniku część (liczba $${written(piece)}$), w mianowniku całość (liczba $${written(base)}$)`,
        why: 'Porównujemy część z całością, a całość to liczba, której procent obliczamy.',
        shown: `\\frac{${written(piece)}}{${written(base)}}${isTerminating(ratio) ? ` = ${written(ratio)}` : ''}`,
      },
      {
        operation: 'multiply',
        what: 'Mnożymy przez $100\\%$',
        todo: 'pomnóż ten ułamek przez sto procent',
        why: 'Całość to $100\\%$, więc część całości to taka sama część stu procent.',
        prepared: `\\frac{${written(piece)}}{${written(base)}} \\cdot 100\\%`,
        shown: `\\frac{${written(piece)}}{${written(base)}} \\cdot 100\\% = ${written(result)}\\%`,
      },
    ],
    result: `$${written(result)}\\%$`,
    check: `$${written(result)}\\%$ z $${written(base)}$ to $${factorLatex(result)} \\cdot ${written(base)} = ${written(piece)}$. Zgadza się.`,
    values: [exact(result), exact(ratio)],
    notice: `Porównujemy dwie liczby: $${written(piece)}$ i $${written(base)}$. Która z nich jest tu całością, czyli stoma procentami? (Podpowiada to słowo „liczby”.)`,
    nudge: 'Zapisz ułamek „część przez całość”, a potem pomnóż go przez sto procent.',
  };
};
