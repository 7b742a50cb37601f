import { exact } from '#server/tutor/mathematics/exact.ts';
import { latexOfRational } from '#server/tutor/mathematics/latex.ts';
import { HUNDRED, isTerminating, isZero, DivisionByZero, quotientOf, type Rational } from '#server/tutor/mathematics/rational.ts';
import type { PercentQuestion, PercentTask } from '#server/tutor/reading/task.types.ts';
import type { Step, WorkedTask } from './worked-task.types.ts';

type Worked = Omit<WorkedTask, 'task'>;
type Asking<Asks extends PercentQuestion['asks']> = Extract<PercentQuestion, { asks: Asks }>;

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

/** Decimals where they end, otherwise fractions. */
const written = (value: Rational): string => latexOfRational(value, isTerminating(value) ? 'decimal' : 'mixed');
const factorOf = (percent: Rational): Rational => percent.div(HUNDRED);
const withUnit = (value: Rational, unit: string): string => `$${written(value)}$${unit === '' ? '' : ` ${unit}`}`;

const toFraction = (percent: Rational): Step => ({
  what: `Zamieniamy procent na ułamek: $${written(percent)}\\% = \\frac{${latexOfRational(percent)}}{100}$`,
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
        what: `Mnożymy ten ułamek przez $${written(base)}$`,
        todo: `pomnóż ten ułamek przez $${written(base)}$`,
        why: 'Ułamek „z” liczby obliczamy mnożeniem.',
        prepared: `${written(factorOf(percent))} \\cdot ${written(base)}`,
        shown: `${written(factorOf(percent))} \\cdot ${written(base)} = ${written(result)}`,
      },
    ],
    result: withUnit(result, unit),
    check: isZero(base) ? undefined : `Jaki to procent? $\\frac{${written(result)}}{${written(base)}} \\cdot 100\\% = ${written(percent)}\\%$. Zgadza się.`,
    values: [exact(result)],
    notice: `Szukamy części liczby ${withUnit(base, unit)}: to ona jest całością, czyli ma sto procent. Zastanów się: czy $${written(percent)}\\%$ to więcej, czy mniej niż połowa? Jakim ułamkiem jest $${written(percent)}\\%$?`,
    nudge: 'Możesz też zacząć od jednego procenta: podziel całość na sto równych części i weź ich tyle, ile jest procent.',
  };
};

const rate = ({ part: piece, whole: base }: Asking<'rate'>): Worked => {
  const ratio = quotientOf(piece, base);
  const result = ratio.mul(HUNDRED);
  return {
    statement: `Jakim procentem liczby $${written(base)}$ jest liczba $${written(piece)}$?`,
    steps: [
      {
        what: 'Zapisujemy, jaką częścią całości jest ta liczba',
        todo: `zapisz ułamek: w liczniku część (liczba $${written(piece)}$), w mianowniku całość (liczba $${written(base)}$)`,
        why: 'Porównujemy część z całością, a całość to liczba, której procent obliczamy.',
        shown: `\\frac{${written(piece)}}{${written(base)}}${isTerminating(ratio) ? ` = ${written(ratio)}` : ''}`,
      },
      {
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

const factorLatex = (percent: Rational): string => written(factorOf(percent));

const whole = ({ percent, part: piece }: Asking<'whole'>, unit: string): Worked => {
  const onePercent = quotientOf(piece, percent);
  const result = onePercent.mul(HUNDRED);
  return {
    statement: `Znajdź liczbę, której $${written(percent)}\\%$ wynosi ${withUnit(piece, unit)}.`,
    steps: [
      {
        what: `Obliczamy, ile to jeden procent: dzielimy przez $${written(percent)}$`,
        todo: `oblicz jeden procent szukanej liczby: podziel $${written(piece)}$ przez $${written(percent)}$`,
        why: `$${written(percent)}\\%$ to ${withUnit(piece, unit)}, więc jeden procent jest odpowiednio mniejszy.`,
        prepared: `1\\% \\to ${written(piece)} : ${written(percent)}`,
        shown: `1\\% \\to ${written(piece)} : ${written(percent)} = ${written(onePercent)}`,
      },
      {
        what: 'Mnożymy przez $100$',
        todo: 'pomnóż otrzymaną liczbę przez sto',
        why: 'Szukana liczba jest całością, czyli ma $100\\%$.',
        shown: `100\\% \\to ${written(onePercent)} \\cdot 100 = ${written(result)}`,
      },
    ],
    result: withUnit(result, unit),
    check: `$${written(percent)}\\%$ z $${written(result)}$ to $${factorLatex(percent)} \\cdot ${written(result)} = ${written(piece)}$. Zgadza się.`,
    values: [exact(result)],
    notice: `Tym razem znamy część (${withUnit(piece, unit)} to $${written(percent)}\\%$), a szukamy całości, czyli stu procent. Czy szukana liczba będzie większa, czy mniejsza od $${written(piece)}$?`,
    nudge: 'Najpierw ustal, ile to jeden procent, a potem weź sto takich części.',
  };
};

/** The price before a change: the known one is (100 ± p)% of it. */
const original = ({ percent, after, isUp }: Asking<'original'>, unit: string): Worked => {
  const left = isUp ? HUNDRED.add(percent) : HUNDRED.sub(percent);
  const { steps, result, values } = whole({ asks: 'whole', percent: left, part: after }, unit);
  const sign = isUp ? '+' : '-';
  return {
    statement: `Po ${isUp ? 'podwyżce' : 'obniżce'} o $${written(percent)}\\%$ jest ${withUnit(after, unit)}. Ile było na początku?`,
    steps: [
      {
        what: 'Ustalamy, jaki procent wartości początkowej mamy teraz',
        todo: `ustal, jakim procentem wartości początkowej jest ${withUnit(after, unit)} (na początku było sto procent, a zmiana to $${written(percent)}\\%$)`,
        why: 'Procent odnosi się do wartości sprzed zmiany, dlatego nie wolno go liczyć od wartości obecnej.',
        prepared: `100\\% ${sign} ${written(percent)}\\%`,
        shown: `100\\% ${sign} ${written(percent)}\\% = ${written(left)}\\%`,
      },
      ...steps,
    ],
    result,
    values,
    check: `${isUp ? 'Zwiększamy' : 'Zmniejszamy'} ${result} o $${written(percent)}\\%$ i otrzymujemy ${withUnit(after, unit)}. Zgadza się.`,
    notice: `Znamy wartość po zmianie (${withUnit(after, unit)}), a szukamy tej sprzed zmiany. Od której z nich liczono $${written(percent)}\\%$? To ona jest całością.`,
    nudge: 'Ustal, jaki procent wartości początkowej mamy teraz, potem oblicz jeden procent, a na końcu sto procent.',
  };
};

const changed = ({ asks, percent, whole: base }: Asking<'increased' | 'decreased'>, unit: string): Worked => {
  const isUp = asks === 'increased';
  const difference = factorOf(percent).mul(base);
  const result = isUp ? base.add(difference) : base.sub(difference);
  const [verb, todo, sign] = isUp ? ['Zwiększ', 'dodaj', '+'] : ['Zmniejsz', 'odejmij', '-'];
  return {
    statement: `${verb} ${withUnit(base, unit)} o $${written(percent)}\\%$.`,
    steps: [
      {
        what: `Obliczamy $${written(percent)}\\%$ z $${written(base)}$`,
        todo: `oblicz, ile to jest $${written(percent)}\\%$ z $${written(base)}$`,
        why: 'Procent liczymy od wartości początkowej: to ona jest całością.',
        prepared: `\\frac{${written(percent)}}{100} \\cdot ${written(base)}`,
        shown: `${factorLatex(percent)} \\cdot ${written(base)} = ${written(difference)}`,
      },
      {
        what: isUp ? 'Dodajemy obliczoną część do wartości początkowej' : 'Odejmujemy obliczoną część od wartości początkowej',
        todo: isUp ? `${todo} obliczoną część do $${written(base)}$` : `${todo} obliczoną część od $${written(base)}$`,
        why: isUp ? 'Wartość rośnie o tę część.' : 'Wartość maleje o tę część.',
        shown: `${written(base)} ${sign} ${written(difference)} = ${written(result)}`,
      },
    ],
    result: withUnit(result, unit),
    check: `Po zmianie mamy $100\\% ${sign} ${written(percent)}\\% = ${written(isUp ? HUNDRED.add(percent) : HUNDRED.sub(percent))}\\%$ wartości początkowej: $${factorLatex(isUp ? HUNDRED.add(percent) : HUNDRED.sub(percent))} \\cdot ${written(base)} = ${written(result)}$. Zgadza się.`,
    values: [exact(result)],
    notice: `${isUp ? 'Liczba ma wzrosnąć' : 'Liczba ma zmaleć'}. Od czego liczymy procent: od ${withUnit(base, unit)} czy od wartości po zmianie? I czy wynik będzie większy, czy mniejszy od $${written(base)}$?`,
    nudge: `Najpierw oblicz sam procent z wartości początkowej, a potem ${isUp ? 'dodaj go do niej' : 'odejmij go od niej'}.`,
  };
};

const change = ({ from, to }: Asking<'change'>): Worked => {
  const difference = to.sub(from).abs();
  const isUp = to.compare(from) >= 0;
  if (isZero(from)) throw new DivisionByZero();
  const ratio = quotientOf(difference, from);
  const result = ratio.mul(HUNDRED);
  const subtraction = isUp ? `${written(to)} - ${written(from)}` : `${written(from)} - ${written(to)}`;
  return {
    statement: `O ile procent ${isUp ? 'wzrosła' : 'zmalała'} wartość, jeśli zmieniła się z $${written(from)}$ na $${written(to)}$?`,
    steps: [
      {
        what: 'Obliczamy, o ile zmieniła się wartość',
        todo: 'odejmij: od większej wartości mniejszą, żeby wiedzieć, o ile się zmieniła',
        why: 'Pytanie „o ile procent” dotyczy zmiany, a nie nowej wartości.',
        prepared: subtraction,
        shown: `${subtraction} = ${written(difference)}`,
      },
      {
        what: `Dzielimy zmianę przez wartość początkową i mnożymy przez $100\\%$`,
        todo: `podziel zmianę przez wartość początkową ($${written(from)}$) i pomnóż przez sto procent`,
        why: 'Całością jest wartość sprzed zmiany.',
        shown: `\\frac{${written(difference)}}{${written(from)}} \\cdot 100\\% = ${written(result)}\\%`,
      },
    ],
    result: `$${written(result)}\\%$`,
    check: `$${written(result)}\\%$ z $${written(from)}$ to $${factorLatex(result)} \\cdot ${written(from)} = ${written(difference)}$, a $${written(from)} ${isUp ? '+' : '-'} ${written(difference)} = ${written(to)}$. Zgadza się.`,
    values: [exact(result), exact(ratio)],
    notice: `Wartość zmieniła się z $${written(from)}$ na $${written(to)}$. Pytamy o zmianę, nie o nową wartość. Która z tych liczb jest całością, czyli stoma procentami?`,
    nudge: 'Ułóż ułamek: w liczniku zmiana, w mianowniku wartość początkowa. Potem pomnóż go przez sto procent.',
  };
};
