import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import type { FamilySolution } from '#tutoring/families/family.types.ts';
import { HUNDRED, type Rational } from '#tutoring/mathematics/rational.ts';
import {
  amount,
  amountAnswer,
  partLine,
  partOf,
  percentAnswer,
  percents,
  rateLine,
  rateOf,
  written,
} from '../percent-lines.rules.ts';
import type { PercentChangeGiven } from './percent-change.types.ts';

type Asking<Asks extends PercentChangeGiven['asks']> = Extract<PercentChangeGiven, { asks: Asks }>;

export const isRise = ({ from, to }: Asking<'change'>): boolean => to.gt(from);

export const changedTo = ({ whole, percent, isUp }: Asking<'changed'>): Rational =>
  isUp ? whole.add(partOf(percent, whole)) : whole.sub(partOf(percent, whole));

export const solvePercentChange = (given: PercentChangeGiven): FamilySolution =>
  given.asks === 'change' ? solveChange(given) : solveChanged(given);

const solveChange = (given: Asking<'change'>): FamilySolution => {
  const { from, to, unit } = given;
  const isUp = isRise(given);
  const [more, less] = isUp ? [to, from] : [from, to];
  const difference = more.sub(less);
  const rate = rateOf(difference, from);
  const back = isUp ? `${written(from)} + ${written(difference)}` : `${written(from)} - ${written(difference)}`;
  return {
    steps: [
      {
        operation: 'subtract',
        what: 'Obliczamy różnicę tych wartości',
        todo: 'odejmij mniejszą wartość od większej',
        why: 'Pytanie „o ile procent” dotyczy samej różnicy.',
        ...calculated([`${plain(more)} - ${plain(less)}`, plain(difference)], { unit }),
      },
      {
        operation: 'compare',
        what: 'Sprawdzamy, jakim procentem całości jest ta różnica',
        todo: 'podziel różnicę przez wartość, z którą porównujemy, i pomnóż przez sto procent',
        why: 'Całością, czyli stoma procentami, jest wartość, z którą porównujemy: przy zmianie ta, która była na początku.',
        ...rateLine(difference, from),
      },
    ],
    answer: percentAnswer(rate),
    ...sentenceOf(given, rate),
    proof: `$${percents(rate)}$ z $${amount(from, unit)}$ to $${amount(difference, unit)}$, a $${back} = ${amount(to, unit)}$, tak jak w zadaniu.`,
    notice:
      'Pytanie jest o samą różnicę, wyrażoną w procentach. Która z dwóch liczb jest całością, czyli stoma procentami?',
    nudge:
      'Ułóż ułamek: w liczniku różnica, w mianowniku wartość, z którą porównujemy. Potem pomnóż go przez sto procent.',
  };
};

/** Of money that has changed; where two numbers are only compared, nothing has grown. */
const sentenceOf = (given: Asking<'change'>, rate: Rational): Pick<FamilySolution, 'sentence'> => {
  if (given.unit !== 'zl' || / (?:niż|niz|od) /.test(given.text)) return {};
  const what = /cen[aęyi]|koszt/i.test(given.text) ? 'Cena' : 'Kwota';
  return { sentence: `${what} ${isRise(given) ? 'wzrosła' : 'zmalała'} o $${percents(rate)}$.` };
};

const solveChanged = (given: Asking<'changed'>): FamilySolution => {
  const { whole, percent, isUp, unit } = given;
  const [part, result] = [partOf(percent, whole), changedTo(given)];
  const left = isUp ? HUNDRED.add(percent) : HUNDRED.sub(percent);
  const sign = isUp ? '+' : '-';
  return {
    steps: [
      {
        operation: 'multiply',
        what: `Obliczamy $${percents(percent)}$ wartości początkowej`,
        todo: 'zamień procent na ułamek i pomnóż przez wartość początkową',
        why: 'Procent liczymy od tego, co było przed zmianą: to jest całość.',
        ...partLine(percent, whole, unit),
      },
      {
        operation: isUp ? 'add' : 'subtract',
        what: isUp ? 'Dodajemy tę część do wartości początkowej' : 'Odejmujemy tę część od wartości początkowej',
        todo: isUp ? 'dodaj tę część do wartości początkowej' : 'odejmij tę część od wartości początkowej',
        why: isUp ? 'Wartość wzrosła o tę część.' : 'Wartość zmalała o tę część.',
        ...calculated([`${plain(whole)} ${sign} ${plain(part)}`, plain(result)], { unit }),
      },
    ],
    answer: amountAnswer(result, unit),
    proof: `Po zmianie mamy $100\\% ${sign} ${percents(percent)} = ${percents(left)}$ wartości początkowej: $${written(left.div(HUNDRED))} \\cdot ${written(whole)} = ${amount(result, unit)}$.`,
    notice:
      'Od czego liczymy procent: od wartości przed zmianą czy po zmianie? I czy wynik będzie większy, czy mniejszy niż na początku?',
    nudge: `Oblicz najpierw sam procent wartości początkowej, a potem ${isUp ? 'dodaj go do niej' : 'odejmij go od niej'}.`,
  };
};
