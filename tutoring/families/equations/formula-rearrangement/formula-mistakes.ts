import type { Expression } from '#tutoring/mathematics/expression.types.ts';
import type { Mistake } from '#tutoring/families/family.types.ts';
import type { FormulaGiven } from './formula-rearrangement.types.ts';
import { answerOf, notation } from './formula-text.rules.ts';
import { fractionOf, rearranged } from './rearrangement.rules.ts';

const upsideDown = (found: Expression): string | undefined => {
  const { above, below } = fractionOf(found);
  return below.length === 0 ? undefined : `(${below.map(notation).join(' * ')}) / (${above.map(notation).join(' * ')})`;
};

/** The last step, a multiplication or a division, taken for another operation. */
const lastStepAs = (given: FormulaGiven, asked: 'divide' | 'multiply', sign: '*' | '-' | '/'): string | undefined => {
  const done = rearranged(given.equation, given.letter);
  const place = done.findIndex(({ action }) => action === asked);
  const before = place < 1 ? given.equation : done[place - 1]?.equation;
  const step = done[place];
  if (step === undefined || before === undefined || place !== done.length - 1) return undefined;
  return `(${notation(before.right)}) ${sign} (${notation(step.by)})`;
};

/** „s * v” instead of „(s) * (v)”. */
const withoutNeedlessBrackets = (value: string): string => value.replace(/(?<![a-z])\((\w)\)/gi, '$1');

const asList = (value: string | undefined): readonly string[] | undefined =>
  value === undefined ? undefined : [withoutNeedlessBrackets(value)];

export const FORMULA_MISTAKES: readonly Mistake<FormulaGiven>[] = [
  {
    id: 'divided-the-wrong-way-round',
    leadsTo: (given) => asList(upsideDown(answerOf(given))),
    says: 'Zastanów się, co przez co dzielisz: dzielnikiem jest to, co mnożyło szukaną literę.',
  },
  {
    id: 'multiplied-instead-of-divided',
    leadsTo: (given) => asList(lastStepAs(given, 'divide', '*')),
    says: 'To, co mnoży szukaną literę, usuwamy działaniem odwrotnym do mnożenia.',
  },
  {
    id: 'subtracted-instead-of-divided',
    leadsTo: (given) => asList(lastStepAs(given, 'divide', '-')),
    says: 'Tu nie odejmujemy: to, co stoi przy szukanej literze, ją mnoży, a mnożenie odwraca dzielenie.',
  },
  {
    id: 'divided-instead-of-multiplied',
    leadsTo: (given) => asList(lastStepAs(given, 'multiply', '/')),
    says: 'To, co dzieli szukaną literę, usuwamy działaniem odwrotnym do dzielenia.',
  },
  {
    id: 'root-forgotten',
    leadsTo: (given) => {
      const found = answerOf(given);
      return found.kind === 'root' ? [notation(found.of)] : undefined;
    },
    says: 'Tyle wynosi kwadrat szukanej litery. Jakie działanie odwraca podnoszenie do kwadratu?',
  },
  {
    id: 'only-one-term-divided',
    leadsTo: (given) => {
      const found = answerOf(given);
      if (found.kind !== 'operation' || found.operator !== 'bar' || found.left.kind !== 'operation') return undefined;
      const { left: first, operator, right: last } = found.left;
      return operator === 'plus' || operator === 'minus'
        ? [`${notation(first)} ${operator === 'plus' ? '+' : '-'} ${notation(last)} / (${notation(found.right)})`]
        : undefined;
    },
    says: 'Dzielimy całą stronę, a nie tylko ostatni składnik. Postaw nawias albo długą kreskę ułamkową.',
  },
  {
    id: 'sign-not-changed',
    leadsTo: (given) => {
      const found = answerOf(given);
      const top = found.kind === 'operation' && found.operator === 'bar' ? found.left : found;
      if (top.kind !== 'operation' || (top.operator !== 'plus' && top.operator !== 'minus')) return undefined;
      const turned = `(${notation(top.left)} ${top.operator === 'plus' ? '-' : '+'} ${notation(top.right)})`;
      return [top === found || found.kind !== 'operation' ? turned : `${turned} / (${notation(found.right)})`];
    },
    says: 'Sprawdź znak przy przenoszeniu na drugą stronę: dodawanie zamienia się w odejmowanie i odwrotnie.',
  },
];
