import { exact } from '#tutoring/mathematics/exact.ts';
import { DivisionByZero, HUNDRED, isZero, quotientOf } from '#tutoring/mathematics/rational.ts';
import { whole } from './percent-whole.rules.ts';
import { factorLatex, factorOf, withUnit, written, type Asking, type Worked } from './percent.rules.ts';

/** The price before a change: the known one is (100 ± p)% of it. */
export const original = ({ percent, after, isUp }: Asking<'original'>, unit: string): Worked => {
  const left = isUp ? HUNDRED.add(percent) : HUNDRED.sub(percent);
  const { steps, result, values } = whole({ asks: 'whole', percent: left, part: after }, unit);
  const sign = isUp ? '+' : '-';
  return {
    statement: `Po ${isUp ? 'podwyżce' : 'obniżce'} o $${written(percent)}\\%$ jest ${withUnit(after, unit)}. Ile było na początku?`,
    steps: [
      {
        operation: isUp ? 'add' : 'subtract',
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
    check: `Po ${isUp ? 'podwyżce' : 'obniżce'} mamy $${written(left)}\\%$ z ${result}: $${factorLatex(left)} \\cdot ${written(quotientOf(after, factorOf(left)))} = ${written(after)}$. Zgadza się.`,
    notice: `Znamy wartość po zmianie (${withUnit(after, unit)}), a szukamy tej sprzed zmiany. Od której z nich liczono $${written(percent)}\\%$? To ona jest całością.`,
    nudge: 'Ustal, jaki procent wartości początkowej mamy teraz, potem oblicz jeden procent, a na końcu sto procent.',
  };
};

export const changed = ({ asks, percent, whole: base }: Asking<'increased' | 'decreased'>, unit: string): Worked => {
  const isUp = asks === 'increased';
  const difference = factorOf(percent).mul(base);
  const result = isUp ? base.add(difference) : base.sub(difference);
  const [verb, todo, sign] = isUp ? ['Zwiększ', 'dodaj', '+'] : ['Zmniejsz', 'odejmij', '-'];
  return {
    statement: `${verb} ${withUnit(base, unit)} o $${written(percent)}\\%$.`,
    steps: [
      {
        operation: 'multiply',
        what: `Obliczamy $${written(percent)}\\%$ z $${written(base)}$`,
        todo: `oblicz, ile to jest $${written(percent)}\\%$ z $${written(base)}$`,
        why: 'Procent liczymy od wartości początkowej: to ona jest całością.',
        prepared: `\\frac{${written(percent)}}{100} \\cdot ${written(base)}`,
        shown: `${factorLatex(percent)} \\cdot ${written(base)} = ${written(difference)}`,
      },
      {
        operation: isUp ? 'add' : 'subtract',
        what: isUp
          ? 'Dodajemy obliczoną część do wartości początkowej'
          : 'Odejmujemy obliczoną część od wartości początkowej',
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

export const change = ({ from, to }: Asking<'change'>): Worked => {
  const difference = to.sub(from).abs();
  const isUp = to.gte(from);
  if (isZero(from)) throw new DivisionByZero();
  const ratio = quotientOf(difference, from);
  const result = ratio.mul(HUNDRED);
  const subtraction = isUp ? `${written(to)} - ${written(from)}` : `${written(from)} - ${written(to)}`;
  return {
    statement: `O ile procent ${isUp ? 'wzrosła' : 'zmalała'} wartość, jeśli zmieniła się z $${written(from)}$ na $${written(to)}$?`,
    steps: [
      {
        operation: 'subtract',
        what: 'Obliczamy, o ile zmieniła się wartość',
        todo: 'odejmij: od większej wartości mniejszą, żeby wiedzieć, o ile się zmieniła',
        why: 'Pytanie „o ile procent” dotyczy zmiany, a nie nowej wartości.',
        prepared: subtraction,
        shown: `${subtraction} = ${written(difference)}`,
      },
      {
        operation: 'divide',
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
