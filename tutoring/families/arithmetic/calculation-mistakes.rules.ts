import { areEqual, exact, negationOf, type Exact } from '#tutoring/mathematics/exact.ts';
import { operation, type Expression, type Operator } from '#tutoring/mathematics/expression.types.ts';
import { HUNDRED, isZero, type Rational } from '#tutoring/mathematics/rational.ts';
import { combined, haveEqualValues, valueIfAny } from '#tutoring/mathematics/value.rules.ts';
import type { PercentQuestion } from '#tutoring/families/task.types.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';

type UsualMistake = readonly [Exact | undefined, string];

/** Which mistake leads to this wrong number, calculated in this way if in any; undefined when none of the usual ones does. */
export const suspicionOfNumber = (
  wrong: Exact,
  { task, values }: WorkedTask,
  calculation?: Expression,
): string | undefined => {
  const mistakes =
    task.kind === 'arithmetic'
      ? [
          ...arithmeticMistakes(task.expression),
          ...(calculation === undefined || haveSameNumbers(calculation, task.expression)
            ? otherOperations(task.expression)
            : []),
        ]
      : task.kind === 'percent'
        ? percentMistakes(task.question)
        : [];
  const [result] = values;
  const opposite: readonly UsualMistake[] =
    result === undefined
      ? []
      : [[negationOf(result), 'Wartość jest blisko prawdy, ale sprawdź znak: wynik ma być dodatni czy ujemny?']];
  return [...mistakes, ...opposite].find(([value]) => value !== undefined && areEqual(value, wrong))?.[1];
};

const arithmeticMistakes = (expression: Expression): readonly UsualMistake[] => [
  [
    leftToRight(expression),
    'Wygląda na to, że działania zostały wykonane po prostu od lewej do prawej. Które z nich ma pierwszeństwo?',
  ],
  [valueIfAny(withoutBrackets(expression)), 'Sprawdź nawias: działanie w nawiasie wykonujemy najpierw.'],
  [
    valueIfAny(mapped(expression, addedAcross)),
    'Przy dodawaniu i odejmowaniu ułamków nie dodajemy mianowników. Najpierw sprowadź ułamki do wspólnego mianownika.',
  ],
  [
    valueIfAny(mapped(expression, turnedExponents)),
    'Przy mnożeniu potęg o tej samej podstawie wykładniki dodajemy, a przy dzieleniu odejmujemy.',
  ],
  [
    valueIfAny(mapped(expression, dividedStraight)),
    'Przy dzieleniu ułamków mnożymy przez **odwrotność** drugiego ułamka. Czy drugi ułamek jest odwrócony?',
  ],
  [
    valueIfAny(mapped(expression, powerAsProduct)),
    'Potęga to mnożenie liczby przez siebie, a nie mnożenie podstawy przez wykładnik.',
  ],
  [
    valueIfAny(mapped(expression, calculatedExponents)),
    'Przy mnożeniu potęg o tej samej podstawie wykładniki dodajemy, a przy dzieleniu odejmujemy. Nie mnożymy ich ani nie dzielimy.',
  ],
  [
    valueIfAny(mapped(expression, calculatedBases)),
    'Podstawa się nie zmienia: przy mnożeniu i dzieleniu potęg tej samej liczby zmieniają się tylko wykładniki.',
  ],
  [
    valueIfAny(mapped(expression, oneRoot)),
    'Pierwiastek z sumy to nie suma pierwiastków. Oblicz najpierw każdy pierwiastek osobno.',
  ],
  [valueIfAny(mapped(expression, lostSign)), 'Sprawdź znaki: odjąć liczbę ujemną to dodać liczbę przeciwną.'],
  [
    valueIfAny(mapped(expression, addedFirst)),
    'Dodawanie nie ma pierwszeństwa przed odejmowaniem. Wykonujemy je po kolei, od lewej do prawej.',
  ],
];

const numbersOf = (expression: Expression): readonly Expression[] =>
  expression.kind === 'operation' ? [...numbersOf(expression.left), ...numbersOf(expression.right)] : [expression];

const haveSameNumbers = (one: Expression, other: Expression): boolean => {
  const [numbers, others] = [numbersOf(one), numbersOf(other)];
  return (
    numbers.length === others.length &&
    numbers.every((number, index) => haveEqualValues(number, others[index] ?? number))
  );
};

const OPERATIONS = { plus: 'dodawania', minus: 'odejmowania', times: 'mnożenia', over: 'dzielenia' } as const;

/** 84 : 6 taken for 84 · 6. */
const otherOperations = (expression: Expression): readonly UsualMistake[] => {
  if (expression.kind !== 'operation' || expression.operator === 'bar') return [];
  const { left, right } = expression;
  if (left.kind === 'operation' || right.kind === 'operation') return [];
  return (['plus', 'minus', 'times', 'over'] as const).map((operator) => [
    valueIfAny(operation(left, operator, right)),
    `To wynik ${OPERATIONS[operator]}. Jaki znak działania stoi w zadaniu?`,
  ]);
};

interface Item {
  readonly operator: Operator;
  readonly value: Exact;
}

/** The value when every operation is done in the order of writing; undefined for expressions where that changes nothing. */
const leftToRight = (expression: Expression): Exact | undefined => {
  const items = flattened(expression, 'plus');
  try {
    return items?.reduce<Exact>((value, item) => combined(value, item.operator, item.value), []);
  } catch {
    return undefined;
  }
};

const flattened = (expression: Expression, operator: Operator): readonly Item[] | undefined => {
  if (expression.kind === 'operation' && expression.operator !== 'bar') {
    const isBracket = (side: Expression): boolean =>
      side.kind === 'operation' &&
      (side.operator === 'plus' || side.operator === 'minus') &&
      (expression.operator === 'times' || expression.operator === 'over');
    if (isBracket(expression.left) || isBracket(expression.right)) return undefined;
    const [left, right] = [flattened(expression.left, operator), flattened(expression.right, expression.operator)];
    return left && right && [...left, ...right];
  }
  const value = valueIfAny(expression);
  return value && [{ operator, value }];
};

/** a · (b + c) read as a · b + c. */
const withoutBrackets = (expression: Expression): Expression =>
  mapped(expression, (node) => {
    if (node.kind !== 'operation' || node.operator === 'bar' || node.operator === 'plus') return node;
    const { left, right } = node;
    if (right.kind === 'operation' && (right.operator === 'plus' || right.operator === 'minus'))
      return operation(operation(left, node.operator, right.left), right.operator, right.right);
    if (
      left.kind === 'operation' &&
      (left.operator === 'plus' || left.operator === 'minus') &&
      node.operator !== 'minus'
    )
      return operation(left.left, left.operator, operation(left.right, node.operator, right));
    return node;
  });

const mapped = (expression: Expression, change: (node: Expression) => Expression): Expression => {
  switch (expression.kind) {
    case 'operation':
      return change({ ...expression, left: mapped(expression.left, change), right: mapped(expression.right, change) });
    case 'power':
      return change({ ...expression, base: mapped(expression.base, change) });
    case 'negative':
    case 'root':
      return change({ ...expression, of: mapped(expression.of, change) });
    default:
      return expression;
  }
};

type Bar = Extract<Expression, { kind: 'operation' }>;

const isBar = (side: Expression): side is Bar => side.kind === 'operation' && side.operator === 'bar';

const addedAcross = (node: Expression): Expression => {
  if (
    node.kind !== 'operation' ||
    (node.operator !== 'plus' && node.operator !== 'minus') ||
    !isBar(node.left) ||
    !isBar(node.right)
  )
    return node;
  return operation(
    operation(node.left.left, node.operator, node.right.left),
    'bar',
    operation(node.left.right, node.operator, node.right.right),
  );
};

const isFraction = (side: Expression): boolean => isBar(side) || side.kind === 'mixed';

/** 2/3 : 4/5 taken for 2/3 · 4/5. */
const dividedStraight = (node: Expression): Expression =>
  node.kind === 'operation' && node.operator === 'over' && (isFraction(node.left) || isFraction(node.right))
    ? operation(node.left, 'times', node.right)
    : node;

const powerAsProduct = (node: Expression): Expression =>
  node.kind === 'power' ? operation(node.base, 'times', { kind: 'percent', value: HUNDRED.mul(node.exponent) }) : node;

type Power = Extract<Expression, { kind: 'power' }>;

/** Powers of one base that are multiplied or divided. */
const powersOfOneBase = (node: Expression): readonly [Power, Power] | undefined => {
  if (node.kind !== 'operation' || (node.operator !== 'times' && node.operator !== 'over')) return undefined;
  const { left, right } = node;
  if (left.kind !== 'power' || right.kind !== 'power') return undefined;
  const [base, other] = [valueIfAny(left.base), valueIfAny(right.base)];
  return base !== undefined && other !== undefined && areEqual(base, other) ? [left, right] : undefined;
};

/** 2⁵ : 2² taken for 2⁷. */
const turnedExponents = (node: Expression): Expression => {
  const [left, right] = powersOfOneBase(node) ?? [];
  if (node.kind !== 'operation' || left === undefined || right === undefined) return node;
  return { ...left, exponent: left.exponent + (node.operator === 'times' ? -right.exponent : right.exponent) };
};

/** 2³ · 2⁴ taken for 2¹². */
const calculatedExponents = (node: Expression): Expression => {
  const [left, right] = powersOfOneBase(node) ?? [];
  if (node.kind !== 'operation' || left === undefined || right === undefined) return node;
  const exponent = node.operator === 'times' ? left.exponent * right.exponent : left.exponent / right.exponent;
  return Number.isInteger(exponent) ? { ...left, exponent } : node;
};

/** 2³ · 2⁴ taken for 4⁷. */
const calculatedBases = (node: Expression): Expression => {
  const [left, right] = powersOfOneBase(node) ?? [];
  if (node.kind !== 'operation' || left === undefined || right === undefined) return node;
  const sign = node.operator === 'times' ? 1 : -1;
  return {
    kind: 'power',
    base: operation(left.base, node.operator, right.base),
    exponent: left.exponent + sign * right.exponent,
  };
};

const lostSign = (node: Expression): Expression => {
  if (node.kind !== 'operation' || node.operator !== 'minus' || node.right.kind !== 'negative') return node;
  return operation(node.left, 'minus', node.right.of);
};

/** a − b + c taken for a − (b + c). */
const addedFirst = (node: Expression): Expression =>
  node.kind === 'operation' &&
  node.operator === 'plus' &&
  node.left.kind === 'operation' &&
  node.left.operator === 'minus'
    ? operation(node.left.left, 'minus', operation(node.left.right, 'plus', node.right))
    : node;

/** √a + √b taken for √(a + b). */
const oneRoot = (node: Expression): Expression =>
  node.kind === 'operation' &&
  (node.operator === 'plus' || node.operator === 'minus') &&
  node.left.kind === 'root' &&
  node.right.kind === 'root'
    ? { ...node.left, of: operation(node.left.of, node.operator, node.right.of) }
    : node;

const WRONG_BASE = 'Zastanów się, od której liczby liczymy procent: co jest tu całością?';

const value = (number: Rational | undefined): Exact | undefined => number && exact(number);

const percentMistakes = (question: PercentQuestion): readonly UsualMistake[] => {
  switch (question.asks) {
    case 'part': {
      const { percent, whole } = question;
      return [
        [value(percent.mul(whole)), 'Pamiętaj, że procent to setna część: trzeba jeszcze podzielić przez sto.'],
        [value(percent.mul(whole).div(10)), 'Sprawdź przecinek: jeden procent to jedna **setna**.'],
        [
          value(ratio(whole, percent)),
          'Dzielenie przez liczbę procentów nie daje tylu procent. Ile to jest jeden procent tej liczby?',
        ],
        [value(whole.sub(percent)), 'Procent to część liczby, a nie liczba do odjęcia.'],
        [value(whole.sub(percent.mul(whole).div(HUNDRED))), 'To reszta, która zostaje. Pytanie jest o samą część.'],
      ];
    }
    case 'rate': {
      const { part, whole } = question;
      return [
        [value(ratio(whole, part)?.mul(HUNDRED)), WRONG_BASE],
        [value(ratio(whole, part)), WRONG_BASE],
        [
          value(part.mul(whole).div(HUNDRED)),
          'To obliczenie procentu z liczby. Tutaj znamy obie liczby, a szukamy procentu: jaką częścią całości jest pierwsza z nich?',
        ],
      ];
    }
    case 'whole': {
      const { percent, part } = question;
      return [
        [
          value(percent.mul(part).div(HUNDRED)),
          'To procent z podanej liczby, a podana liczba jest częścią. Szukamy całości.',
        ],
        [value(ratio(part, percent)), 'Tyle wynosi jeden procent. Ile to będzie sto procent?'],
      ];
    }
    case 'original': {
      const { percent, after, isUp } = question;
      const factor = isUp ? HUNDRED.sub(percent) : HUNDRED.add(percent);
      return [[value(after.mul(factor).div(HUNDRED)), WRONG_BASE]];
    }
    case 'increased':
    case 'decreased': {
      const { percent, whole } = question;
      const change = percent.mul(whole).div(HUNDRED);
      return [
        [value(change), 'Tyle wynosi sama zmiana. Co trzeba z nią jeszcze zrobić?'],
        [
          value(question.asks === 'increased' ? whole.sub(change) : whole.add(change)),
          'Zastanów się, czy wartość ma wzrosnąć, czy zmaleć.',
        ],
        [
          value(question.asks === 'increased' ? whole.add(percent) : whole.sub(percent)),
          'Procent trzeba najpierw zamienić na część tej liczby; nie można go po prostu dodać ani odjąć.',
        ],
      ];
    }
    case 'change': {
      const { from, to } = question;
      const change = to.sub(from).abs();
      return [
        [value(ratio(change, to)?.mul(HUNDRED)), WRONG_BASE],
        [value(change), 'Tyle wynosi sama zmiana. Jaką częścią wartości początkowej ona jest?'],
        [
          value(ratio(to, from)?.mul(HUNDRED)),
          'Tyle procent wartości początkowej mamy teraz. Pytanie jest o samą zmianę.',
        ],
      ];
    }
  }
};

const ratio = (dividend: Rational, divisor: Rational): Rational | undefined =>
  isZero(divisor) ? undefined : dividend.div(divisor);
