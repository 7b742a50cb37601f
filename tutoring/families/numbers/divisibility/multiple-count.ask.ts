import type { Ask } from '#tutoring/families/asks.types.ts';
import { calculated, whole } from '#tutoring/families/calculated.rules.ts';
import { numberIn } from '#tutoring/families/early/whole.rules.ts';
import type { FamilyStep } from '#tutoring/families/family.types.ts';
import { naturalOf } from '#tutoring/mathematics/prime-factors.rules.ts';
import { firstFit, template } from '#tutoring/reading/template.reader.ts';

/** How many numbers of so many digits are divisible by `by`. */
interface MultipleCount {
  readonly digits: 2 | 3;
  readonly by: number;
}

const WITH_DIGITS = { 2: '(dwucyfrowych|2 cyfrowych)', 3: '(trzycyfrowych|3 cyfrowych)' } as const;

const TEMPLATES = ([2, 3] as const).map((digits) => ({
  digits,
  templates: [
    `[wszystkich] [naturalnych] liczb [naturalnych] ${WITH_DIGITS[digits]} [(podzielnych|dzielacych|dzieli|dziela)] przez {d}`,
    `[wszystkich] ${WITH_DIGITS[digits]} liczb [naturalnych] (podzielnych|dzielacych|dzieli|dziela) przez {d}`,
    `[wszystkich] [naturalnych] liczb [naturalnych] ${WITH_DIGITS[digits]} [wielokrotnosciami|wielokrotnoscia] liczby {d}`,
    `[wszystkich] ${WITH_DIGITS[digits]} wielokrotnosci [liczby] {d}`,
    `[wszystkich] wielokrotnosci ${WITH_DIGITS[digits]} [liczby] {d}`,
  ].map(template),
}));

/** Combinatorics counts them by their last digit. */
const IS_OF_LAST_DIGIT = /podzielnych przez \$?(?:5|10)(?!\d)/iu;

const greatestOf = (digits: number): number => 10 ** digits - 1;

const upTo = (most: number, by: number): number => Math.floor(most / by);

const countOf = ({ digits, by }: MultipleCount): number =>
  upTo(greatestOf(digits), by) - upTo(greatestOf(digits - 1), by);

const fittingStep = (most: number, by: number, what: string, todo: string): FamilyStep => {
  const [times, rest] = [upTo(most, by), most % by];
  const line = calculated([String(most), rest === 0 ? `${times} * ${by}` : `${times} * ${by} + ${rest}`]);
  return {
    operation: 'divide',
    what,
    todo,
    why: `Wielokrotności są co $${by}$, więc jest ich tyle, ile razy $${by}$ się mieści.`,
    shown: line.shown,
    claims: [...line.claims, { sides: [`${most} / ${by}`] }, { sides: [String(times)] }],
  };
};

export const multipleCountAsk: Ask<string, MultipleCount> = {
  levels: [3],
  read: (message) => {
    if (!/(?<!\p{L})ile(?!\p{L})/iu.test(message) || IS_OF_LAST_DIGIT.test(message)) return undefined;
    for (const { digits, templates } of TEMPLATES) {
      const found = firstFit(templates, message);
      const by = found && naturalOf(found.number('d'));
      if (by !== undefined) return by > 1 && by <= greatestOf(digits) ? { digits, by } : undefined;
    }
    return undefined;
  },
  tell: ({ digits, by }) =>
    `Ile jest liczb ${digits === 2 ? 'dwucyfrowych' : 'trzycyfrowych'} podzielnych przez $${by}$?`,
  solve: (given) => {
    const { digits, by } = given;
    const [greatest, below] = [greatestOf(digits), greatestOf(digits - 1)];
    const [all, small] = [upTo(greatest, by), upTo(below, by)];
    const smallest = by * (small + 1);
    return {
      steps: [
        fittingStep(
          greatest,
          by,
          `Największa liczba ${digits === 2 ? 'dwucyfrowa' : 'trzycyfrowa'} to $${greatest}$: sprawdzamy, ile razy mieści się w niej $${by}$`,
          `sprawdź, ile razy $${by}$ mieści się w największej liczbie o tylu cyfrach`,
        ),
        ...(small === 0
          ? []
          : [
              {
                ...fittingStep(
                  below,
                  by,
                  `Liczby do $${below}$ mają mniej cyfr: sprawdzamy, ile wielokrotności jest wśród nich`,
                  'policz wielokrotności, które mają mniej cyfr',
                ),
                why: 'Iloraz znowu mówi, ile ich jest.',
              },
              {
                operation: 'subtract',
                what: 'Odejmujemy wielokrotności, które mają za mało cyfr',
                todo: 'odejmij wielokrotności, które mają za mało cyfr',
                why: 'Zostają te, o które pytano.',
                ...calculated([`${all} - ${small}`, String(all - small)]),
              },
            ]),
      ],
      answer: { kind: 'number', value: whole(all - small) },
      proof: `Od pierwszej, $${smallest}$, do ostatniej, $${all * by}$, idziemy co $${by}$: $(${all * by} - ${smallest}) : ${by} + 1 = ${all - small}$.`,
      notice: 'Jaka jest największa, a jaka najmniejsza liczba o tylu cyfrach?',
      nudge: `Policz wielokrotności od początku aż do największej takiej liczby${small === 0 ? '' : ', a potem odejmij te, które mają za mało cyfr'}.`,
      ...(small === 0 ? { setup: `Podziel z resztą $${greatest}$ przez $${by}$.` } : {}),
    };
  },
  // One after another.
  isRight: ({ digits, by }, answer) => {
    let count = 0;
    for (let number = greatestOf(digits - 1) + 1; number <= greatestOf(digits); number += 1)
      if (number % by === 0) count += 1;
    return numberIn(answer) === count;
  },
  make: (pick) => ({ digits: pick.oneOf([2, 2, 3]), by: pick.oneOf([3, 4, 6, 7, 8, 9, 11, 12, 13, 15, 17]) }),
  mistakes: (given) => {
    const all = upTo(greatestOf(given.digits), given.by);
    const count = countOf(given);
    return {
      'smaller-ones-too': all === count ? undefined : [whole(all)],
      'ends-miscounted': [whole(count - 1), whole(count + 1)].filter(() => count > 1),
    };
  },
};
