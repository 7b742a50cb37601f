import { calculated, whole } from '#tutoring/families/calculated.rules.ts';
import { differenceSides, productSides, quotientSides, sumSides } from '#tutoring/families/early/mental.rules.ts';
import type { OperationSign } from '#tutoring/families/early/spoken-operation.reader.ts';
import { numberIn } from '#tutoring/families/early/whole.rules.ts';
import type { Family, FamilyStep } from '#tutoring/families/family.types.ts';
import { makeMissingNumber } from './missing-number.maker.ts';
import { missingNumber, readMissingNumber, type MissingNumberGiven } from './missing-number.rules.ts';

const LATEX: Readonly<Record<OperationSign, string>> = { '+': '+', '-': '-', '*': '\\cdot', ':': ':' };

const filled = ({ sign, known, isFirstMissing, result }: MissingNumberGiven, window: string): string => {
  const [first, second] = isFirstMissing ? [window, String(known)] : [String(known), window];
  return `${first} ${LATEX[sign]} ${second} = ${result}`;
};

/** The other way round as well, where that is the same. */
const calculationsOf = (given: MissingNumberGiven): readonly [string, ...string[]] => {
  const { sign, known, isFirstMissing, result } = given;
  const [first, second] = isFirstMissing ? [missingNumber(given), known] : [known, missingNumber(given)];
  const ways = [`${first}${sign}${second}`, ...(sign === '+' || sign === '*' ? [`${second}${sign}${first}`] : [])];
  const [way = '', ...others] = ways.flatMap((one) => [`${one}=${result}`, `${result}=${one}`]);
  return [way, ...others];
};

interface Way {
  readonly notice: string;
  readonly step: Omit<FamilyStep, 'shown' | 'prepared' | 'claims'>;
  readonly sides: readonly [string, ...string[]];
}

const INVERSE_OF_SUM = 'Dodawanie i odejmowanie są działaniami odwrotnymi.';
const INVERSE_OF_PRODUCT = 'Mnożenie i dzielenie są działaniami odwrotnymi.';

const wayTo = ({ sign, known, isFirstMissing, result }: MissingNumberGiven): Way => {
  switch (sign) {
    case '+':
      return {
        notice: 'Ile brakuje do sumy? Którą z jej części znasz?',
        step: {
          operation: 'subtract',
          what: 'Od sumy odejmujemy część, którą znamy',
          todo: 'odejmij od sumy część, którą znasz',
          why: INVERSE_OF_SUM,
        },
        sides: differenceSides(result, known),
      };
    case '-':
      return isFirstMissing
        ? {
            notice: 'Coś odjęto i wiadomo, ile zostało. Czy na początku było więcej, czy mniej?',
            step: {
              operation: 'add',
              what: 'Do tego, co zostało, dodajemy to, co odjęto',
              todo: 'dodaj z powrotem to, co odjęto',
              why: INVERSE_OF_SUM,
            },
            sides: sumSides(result, known),
          }
        : {
            notice: 'Wiadomo, ile było i ile zostało. Ile więc ubyło?',
            step: {
              operation: 'subtract',
              what: 'Od tego, co było, odejmujemy to, co zostało',
              todo: 'odejmij od tego, co było, to, co zostało',
              why: 'Co ubyło i co zostało, jest razem tym, co było.',
            },
            sides: differenceSides(known, result),
          };
    case '*':
      return {
        notice: 'Ile razy trzeba wziąć liczbę, którą znasz, żeby dojść do wyniku?',
        step: {
          operation: 'divide',
          what: 'Wynik dzielimy przez liczbę, którą znamy',
          todo: 'podziel wynik przez liczbę, którą znasz',
          why: INVERSE_OF_PRODUCT,
        },
        sides: quotientSides(result, known),
      };
    case ':':
      return isFirstMissing
        ? {
            notice: 'Coś podzielono na równe części i znasz jedną z nich. Ile jest tych części?',
            step: {
              operation: 'multiply',
              what: 'Wynik mnożymy przez liczbę, przez którą dzielono',
              todo: 'pomnóż wynik przez liczbę, przez którą dzielono',
              why: INVERSE_OF_PRODUCT,
            },
            sides: productSides(result, known),
          }
        : {
            notice: 'Ile razy wynik mieści się w liczbie, którą dzielono?',
            step: {
              operation: 'divide',
              what: 'Liczbę, którą dzielono, dzielimy przez wynik',
              todo: 'podziel przez wynik liczbę, którą dzielono',
              why: 'Liczba, którą dzielono, to iloczyn wyniku i liczby w okienku.',
            },
            sides: quotientSides(known, result),
          };
  }
};

/** What somebody finds who does with the numbers in sight what stands between them. */
const unchanged = ({ sign, known, result }: MissingNumberGiven): number => {
  switch (sign) {
    case '+':
      return known + result;
    case '-':
      return Math.abs(known - result);
    case '*':
      return known * result;
    case ':':
      return Math.max(known, result) / Math.min(known, result);
  }
};

const isPart = ({ sign, isFirstMissing }: MissingNumberGiven): boolean =>
  !isFirstMissing && (sign === '-' || sign === ':');

/** A mistake that leads to a whole number, and to another one than is right. */
const mistake = (given: MissingNumberGiven, found: number) =>
  Number.isInteger(found) && found >= 0 && found !== missingNumber(given) ? [whole(found)] : undefined;

export const missingNumberFamily: Family<MissingNumberGiven> = {
  id: 'missing-number',
  title: 'Liczba w okienku',
  grades: [1, 3],
  read: readMissingNumber,
  tell: (given) => `Jaka liczba kryje się w okienku? $${filled(given, '\\square')}$`,
  solve: (given) => {
    const { notice, step, sides } = wayTo(given);
    const line = calculated(sides);
    return {
      steps: [{ ...step, ...line }],
      answer: { kind: 'number', value: whole(missingNumber(given)), filledIn: calculationsOf(given) },
      proof: `Wstawiamy w okienko: $${filled(given, String(missingNumber(given)))}$. Zgadza się.`,
      notice,
      nudge: 'Cofnij działanie albo wstawiaj w okienko kolejne liczby i sprawdzaj, kiedy obie strony będą równe.',
      setup: `Zapisz $${calculated([sides[0]]).shown}$ i policz.`,
    };
  },
  check: ({ sign, known, isFirstMissing, result }, answer) => {
    const said = numberIn(answer) ?? Number.NaN;
    const [first, second] = isFirstMissing ? [said, known] : [known, said];
    switch (sign) {
      case '+':
        return first + second === result;
      case '-':
        return first - second === result;
      case '*':
        return first * second === result;
      case ':':
        return second !== 0 && first === result * second;
    }
  },
  make: makeMissingNumber,
  mistakes: [
    {
      id: 'not-undone',
      leadsTo: (given) => (isPart(given) ? undefined : mistake(given, unchanged(given))),
      says: 'Działanie zostało wykonane na liczbach, które widać. Żeby znaleźć okienko, trzeba je cofnąć.',
    },
    {
      id: 'part-taken-for-whole',
      leadsTo: (given) =>
        isPart(given)
          ? mistake(given, given.sign === '-' ? given.known + given.result : given.known * given.result)
          : undefined,
      says: 'Ta liczba jest większa od liczby na początku, a okienko jest tylko jej częścią. Wstaw ją i sprawdź.',
    },
    {
      id: 'result-repeated',
      leadsTo: (given) => mistake(given, given.result),
      says: 'Ta liczba stoi już po drugiej stronie znaku równości. Wstaw ją w okienko i sprawdź, co wychodzi.',
    },
    {
      id: 'one-off',
      leadsTo: (given) => mistake(given, missingNumber(given) - 1),
      says: 'Blisko! Wstaw swoją liczbę w okienko i policz. Czy obie strony są już równe?',
    },
  ],
};
