import { exact } from '#tutoring/mathematics/exact.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { powerOf, type Rational } from '#tutoring/mathematics/rational.ts';
import { plain } from '#tutoring/families/calculated.rules.ts';
import { counted } from '#tutoring/families/polish-count.ts';
import type { Answer, FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import {
  digitsOf,
  normalOf,
  scientificLatex,
  scientificNotation,
  TEN,
  valueOfScientific,
  type Scientific,
} from './scientific.rules.ts';
import type { ScientificGiven } from './scientific-notation.types.ts';

const places = (count: number): string => counted(Math.abs(count), ['miejsce', 'miejsca', 'miejsc']);

const expressionAnswer = (result: Scientific): Answer => ({
  kind: 'expression',
  notation: scientificNotation(result),
  shown: scientificLatex(result),
  isFormNeeded: true,
});

const toScientific = (value: Rational): FamilySolution => {
  const result = normalOf({ mantissa: value, exponent: 0 });
  const way = result.exponent < 0 ? 'w prawo' : 'w lewo';
  return {
    steps: [
      {
        operation: 'mantissa',
        what: 'Stawiamy przecinek za pierwszą cyfrą różną od zera',
        todo: 'postaw przecinek za pierwszą cyfrą różną od zera',
        why: 'Pierwszy czynnik notacji wykładniczej jest nie mniejszy od 1 i mniejszy od 10.',
        shown: latexOfRational(result.mantissa),
        claims: [{ sides: [plain(result.mantissa), `${plain(value)} / 10^(${result.exponent})`] }],
      },
      {
        operation: 'exponent',
        what:
          result.exponent === 0
            ? 'Przecinek zostaje na miejscu'
            : `Liczymy, o ile przesunął się przecinek: ${places(result.exponent)} ${way}`,
        todo: 'policz, o ile miejsc i w którą stronę przesunął się przecinek',
        why:
          result.exponent === 0
            ? ''
            : `Tyle razy liczba została ${result.exponent > 0 ? 'podzielona' : 'pomnożona'} przez 10, a potęga dziesiątki to wyrównuje.`,
        shown: `${digitsOf(value)} = ${scientificLatex(result)}`,
        claims: [
          { sides: [plain(value), scientificNotation(result)] },
          { sides: [`log(${plain(value)} / ${plain(result.mantissa)})`, String(result.exponent)] },
        ],
      },
    ],
    answer: expressionAnswer(result),
    proof:
      result.exponent === 0
        ? `Potęga $10^{0}$ to $1$, więc $${scientificLatex(result)} = ${digitsOf(value)}$.`
        : `Wracamy: w liczbie $${latexOfRational(result.mantissa)}$ przesuwamy przecinek o ${places(result.exponent)} ${result.exponent < 0 ? 'w lewo' : 'w prawo'} i dostajemy $${digitsOf(value)}$.`,
    notice: 'Która cyfra tej liczby jest pierwszą różną od zera? Gdzie stanie przecinek?',
    nudge:
      'Notacja wykładnicza to liczba od 1 do 10 (bez 10) razy potęga dziesiątki. Wykładnik mówi, o ile miejsc przesunął się przecinek; dla liczb mniejszych od 1 jest ujemny.',
  };
};

const toDigits = (number: Scientific): FamilySolution => {
  const value = valueOfScientific(number);
  const { mantissa, exponent } = number;
  const isDown = exponent < 0;
  const step: FamilyStep = {
    operation: 'multiply',
    what: isDown
      ? `Przesuwamy przecinek o ${places(exponent)} w lewo`
      : `Przesuwamy przecinek o ${places(exponent)} w prawo`,
    todo: isDown
      ? 'przesuń przecinek w lewo o tyle miejsc, ile mówi wykładnik'
      : 'przesuń przecinek w prawo o tyle miejsc, ile mówi wykładnik',
    why: isDown
      ? 'Mnożenie przez potęgę dziesiątki z ujemnym wykładnikiem to dzielenie przez 10, 100, 1000…'
      : 'Każde mnożenie przez 10 przesuwa przecinek o jedno miejsce.',
    shown: `${scientificLatex(number)} = ${digitsOf(value)}`,
    prepared: scientificLatex(number),
    claims: [{ sides: [scientificNotation(number), plain(value)] }],
  };
  const factor = powerOf(TEN, Math.abs(exponent));
  return {
    steps: [step],
    answer: { kind: 'number', value: exact(value) },
    proof: `$${digitsOf(value)} ${isDown ? '\\cdot' : ':'} ${latexOfRational(factor)} = ${latexOfRational(mantissa)}$, tak jak na początku.`,
    notice: 'Jaki znak ma wykładnik dziesiątki? Czy liczba będzie duża, czy bliska zera?',
    nudge: 'Wykładnik dodatni przesuwa przecinek w prawo, ujemny w lewo. Brakujące miejsca uzupełnij zerami.',
    setup: 'Przesuwaj przecinek po jednym miejscu i licz, aż dojdziesz do wykładnika.',
  };
};

const bracketed = (exponent: number): string => (exponent < 0 ? `(${exponent})` : String(exponent));

const combined = (left: Scientific, right: Scientific, isProduct: boolean): FamilySolution => {
  const raw: Scientific = isProduct
    ? { mantissa: left.mantissa.mul(right.mantissa), exponent: left.exponent + right.exponent }
    : { mantissa: left.mantissa.div(right.mantissa), exponent: left.exponent - right.exponent };
  const result = normalOf(raw);
  const sign = isProduct ? '\\cdot' : ':';
  const mantissas = `${latexOfRational(left.mantissa)} ${sign} ${latexOfRational(right.mantissa)}`;
  const powers = `10^{${left.exponent}} ${sign} 10^{${right.exponent}} = 10^{${left.exponent} ${isProduct ? '+' : '-'} ${bracketed(right.exponent)}}`;
  const sharp = isProduct ? '*' : '/';
  return {
    steps: [
      {
        operation: 'mantissas',
        what: isProduct ? 'Mnożymy liczby stojące przed potęgami' : 'Dzielimy liczby stojące przed potęgami',
        todo: isProduct ? 'pomnóż liczby stojące przed potęgami' : 'podziel liczby stojące przed potęgami',
        why: 'Czynniki wolno przestawiać i łączyć.',
        shown: `${mantissas} = ${latexOfRational(raw.mantissa)}`,
        prepared: mantissas,
        claims: [{ sides: [`${plain(left.mantissa)} ${sharp} ${plain(right.mantissa)}`, plain(raw.mantissa)] }],
      },
      {
        operation: 'powers',
        what: isProduct
          ? 'Mnożymy potęgi dziesiątki: dodajemy wykładniki'
          : 'Dzielimy potęgi dziesiątki: odejmujemy wykładniki',
        todo: isProduct ? 'dodaj wykładniki dziesiątki' : 'odejmij wykładniki dziesiątki',
        why: 'Podstawy są takie same.',
        shown: `${powers} = 10^{${raw.exponent}}`,
        prepared: powers,
        claims: [
          { sides: [`10^(${left.exponent}) ${sharp} 10^(${right.exponent})`, `10^(${raw.exponent})`] },
          { sides: [`${left.exponent} ${isProduct ? '+' : '-'} (${right.exponent})`, String(raw.exponent)] },
        ],
      },
      {
        operation: 'normalize',
        what:
          raw.exponent === result.exponent ? 'Zapisujemy wynik' : 'Poprawiamy pierwszy czynnik, żeby był od 1 do 10',
        todo: 'sprawdź, czy pierwszy czynnik jest od 1 do 10, i zapisz wynik',
        why:
          raw.exponent === result.exponent
            ? 'Pierwszy czynnik jest od 1 do 10, więc nic nie trzeba poprawiać.'
            : 'Przesunięcie przecinka o jedno miejsce zmienia wykładnik o 1.',
        shown:
          raw.exponent === result.exponent
            ? scientificLatex(result)
            : `${scientificLatex(raw)} = ${scientificLatex(result)}`,
        claims: [
          { sides: [scientificNotation(raw), scientificNotation(result)] },
          { sides: [`${raw.exponent} + (${result.exponent - raw.exponent})`, String(result.exponent)] },
        ],
      },
    ],
    answer: expressionAnswer(result),
    proof: isProduct
      ? `Dzielimy z powrotem: $(${scientificLatex(result)}) : (${scientificLatex(right)}) = ${scientificLatex(normalOf(left))}$.`
      : `Mnożymy z powrotem: $(${scientificLatex(result)}) \\cdot (${scientificLatex(right)}) = ${scientificLatex(normalOf(left))}$.`,
    notice: 'Które liczby stoją przed potęgami dziesiątki, a jakie są wykładniki?',
    nudge: `Osobno ${isProduct ? 'pomnóż' : 'podziel'} liczby, osobno potęgi dziesiątki (wykładniki ${isProduct ? 'dodaj' : 'odejmij'}), a na końcu sprawdź, czy pierwszy czynnik jest od 1 do 10.`,
  };
};

export const solveScientific = (given: ScientificGiven): FamilySolution => {
  switch (given.asks) {
    case 'scientific':
      return toScientific(given.value);
    case 'digits':
      return toDigits(given.number);
    case 'product':
    case 'quotient':
      return combined(given.left, given.right, given.asks === 'product');
  }
};
