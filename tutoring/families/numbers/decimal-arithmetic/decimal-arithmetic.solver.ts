import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import type { FamilyStep } from '#tutoring/families/family.types.ts';
import { counted } from '#tutoring/families/polish-count.ts';
import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { decimalPlaces, isInteger, rational, type Rational } from '#tutoring/mathematics/rational.ts';
import type { DecimalGiven } from './decimal-arithmetic.types.ts';

const PLACES = ['miejsce', 'miejsca', 'miejsc'] as const;
const DIGITS = ['cyfrę', 'cyfry', 'cyfr'] as const;

export const decimalResult = ({ a, sign, b }: DecimalGiven): Rational => {
  switch (sign) {
    case '+':
      return a.add(b);
    case '-':
      return a.sub(b);
    case '*':
      return a.mul(b);
    case ':':
      return a.div(b);
  }
};

export const placesOf = (value: Rational): number => decimalPlaces(value) ?? 0;

export const tenTo = (places: number): Rational => rational(10n ** BigInt(places));

/** How many places the comma moves; undefined where the number is not 10, 100, 1000. */
export const shiftOf = (value: Rational): number | undefined => {
  const digits = String(value.n);
  return isInteger(value) && /^10+$/.test(digits) ? digits.length - 1 : undefined;
};

export const decimalSteps = (given: DecimalGiven): readonly FamilyStep[] => {
  const { a, sign, b } = given;
  if (sign === '+' || sign === '-') return columnSteps(given, sign);
  const shift = shiftOf(b);
  if (shift !== undefined) return [shiftStep(given, shift)];
  return sign === '*' ? productSteps(given) : quotientSteps(a, b);
};

/** „4,00” for 4 with two places. */
const filled = (value: Rational, places: number): string => {
  const digits = String(value.mul(tenTo(places)).n).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}{,}${digits.slice(-places)}`;
};

const columnSteps = ({ a, sign, b }: DecimalGiven, written: '+' | '-'): readonly FamilyStep[] => {
  const places = Math.max(placesOf(a), placesOf(b));
  const isFilled = placesOf(a) !== placesOf(b);
  const lines = [`${plain(a)} ${sign} ${plain(b)}`, plain(decimalResult({ a, sign, b }))] as const;
  const equal: FamilyStep = {
    operation: 'fill',
    what: 'Dopisujemy zera, żeby obie liczby miały po przecinku tyle samo cyfr',
    todo: 'dopisz zera na końcu, żeby obie liczby miały po przecinku tyle samo cyfr',
    why: 'Zera na końcu po przecinku nie zmieniają liczby.',
    shown: `${filled(a, places)} ${written} ${filled(b, places)}`,
    claims: [{ sides: [lines[0], lines[0]] }],
  };
  return [
    ...(isFilled ? [equal] : []),
    {
      operation: sign === '+' ? 'add' : 'subtract',
      what: `${sign === '+' ? 'Dodajemy' : 'Odejmujemy'}, zapisując przecinek pod przecinkiem`,
      todo: `${sign === '+' ? 'dodaj' : 'odejmij'} pisemnie: zapisz liczby tak, żeby przecinek stał pod przecinkiem`,
      why: 'Wtedy setne stoją pod setnymi, dziesiąte pod dziesiątymi, a jedności pod jednościami.',
      ...calculated(lines),
      ...(isFilled ? { prepared: equal.shown } : {}),
    },
  ];
};

const shiftStep = ({ a, sign, b }: DecimalGiven, shift: number): FamilyStep => {
  const [side, verb] = sign === '*' ? ['w prawo', 'Mnożymy'] : ['w lewo', 'Dzielimy'];
  return {
    operation: 'shift',
    what: `${verb} przez $${latexOfRational(b)}$: przesuwamy przecinek ${side} o ${counted(shift, PLACES)}`,
    todo: `przesuń przecinek ${side} o tyle miejsc, ile zer ma druga liczba`,
    why: `${sign === '*' ? 'Każde mnożenie przez dziesięć powiększa' : 'Każde dzielenie przez dziesięć pomniejsza'} wartość każdej cyfry dziesięć razy.`,
    ...calculated([`${plain(a)} ${sign} ${plain(b)}`, plain(decimalResult({ a, sign, b }))]),
  };
};

const productSteps = ({ a, b }: DecimalGiven): readonly FamilyStep[] => {
  const [places, others] = [placesOf(a), placesOf(b)];
  const [one, other] = [a.mul(tenTo(places)), b.mul(tenTo(others))];
  const product = one.mul(other);
  const isShort = String(product.n).length <= places + others;
  return [
    {
      operation: 'multiply',
      what: 'Mnożymy tak, jakby przecinków nie było',
      todo: 'pomnóż liczby tak, jakby przecinków nie było',
      why: 'Przecinek wstawimy na końcu.',
      ...calculated([`${plain(one)} * ${plain(other)}`, plain(product)]),
    },
    {
      operation: 'place',
      what: `${isShort ? 'Dopisujemy zera z przodu i oddzielamy' : 'Oddzielamy'} w wyniku ${counted(places + others, DIGITS)} od prawej, bo tyle ich jest po przecinku w obu liczbach razem`,
      todo: 'policz, ile cyfr stoi po przecinku w obu liczbach razem, i tyle oddziel przecinkiem w wyniku',
      why: `Dziesiąte razy dziesiąte to setne: miejsca po przecinku się dodają.${product.n % 10n === 0n ? ' Zera na samym końcu po przecinku pomijamy.' : ''}`,
      ...calculated([`${plain(a)} * ${plain(b)}`, plain(a.mul(b))]),
    },
  ];
};

const quotientSteps = (a: Rational, b: Rational): readonly FamilyStep[] => {
  const shift = placesOf(b);
  const [dividend, divisor] = [a.mul(tenTo(shift)), b.mul(tenTo(shift))];
  const isExact = isInteger(dividend);
  const last: FamilyStep = {
    operation: 'divide',
    what: dividend.lt(divisor)
      ? 'Dzielimy pisemnie: dzielnik nie mieści się w jednościach dzielnej, więc zaczynamy od zera i przecinka'
      : isExact && isInteger(a.div(b))
        ? 'Dzielimy'
        : 'Dzielimy pisemnie i stawiamy przecinek w wyniku, gdy skończą się jedności',
    todo: 'podziel, a przecinek w wyniku postaw wtedy, gdy skończą się jedności dzielnej',
    why: isInteger(a.div(b))
      ? ''
      : 'Gdy zostaje reszta, dopisujemy zero i dzielimy dalej: jedności na dziesiąte, dziesiąte na setne.',
    ...calculated([`${plain(dividend)} : ${plain(divisor)}`, plain(a.div(b))]),
  };
  if (shift === 0) return [last];
  // Without what was prepared: the quotient of the task is nothing to calculate yet.
  const { shown, claims } = calculated([`${plain(a)} : ${plain(b)}`, `${plain(dividend)} : ${plain(divisor)}`]);
  return [
    {
      operation: 'shift',
      what: `W obu liczbach przesuwamy przecinek w prawo o ${counted(shift, PLACES)}${placesOf(a) < shift ? ', dopisując zera w dzielnej' : ''}, żeby dzielić przez liczbę całkowitą`,
      todo: 'przesuń przecinek w obu liczbach o tyle samo miejsc w prawo, aż dzielnik będzie całkowity',
      why: 'Gdy dzielną i dzielnik pomnożymy przez tę samą liczbę, iloraz się nie zmieni.',
      shown,
      claims,
    },
    last,
  ];
};
