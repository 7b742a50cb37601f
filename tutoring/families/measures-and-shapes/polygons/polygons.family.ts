import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { calculated, plain, withUnit } from '#tutoring/families/calculated.rules.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { rational, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import type { FamilyStep } from '#tutoring/families/family.types.ts';
import type { FormulaCase } from '../formulas/formula-case.types.ts';
import { formulaFamily } from '../formulas/formula.family.ts';
import { numbers, solvedInOneLine } from '../formulas/formula-lines.rules.ts';
import { MANY_SIDED, polygonGenitive } from '../formulas/polygon-words.ts';

const STRAIGHT = rational(180);
const FULL = rational(360);
const ANGLES = '[miar] katow [wewnetrznych]';
const REGULAR = '(foremnego|foremnym)';

const angleSum = (sides: Rational): Rational => sides.sub(2).mul(STRAIGHT);
const diagonals = (sides: Rational): Rational => sides.mul(sides.sub(3)).div(2);

const degrees = (value: Rational): string => withUnit(value, 'deg');

const sumStep = (sides: Rational): FamilyStep => {
  const prepared = `S = (n - 2) \\cdot 180^\\circ = (${plain(sides)} - 2) \\cdot 180^\\circ`;
  return {
    operation: 'multiply',
    what: 'Dzielimy wielokąt przekątnymi z jednego wierzchołka na trójkąty i mnożymy ich liczbę przez sumę kątów trójkąta',
    todo: 'podziel wielokąt na trójkąty przekątnymi z jednego wierzchołka i pomnóż ich liczbę przez sumę kątów trójkąta',
    why: 'Trójkątów jest o dwa mniej niż boków (n – liczba boków), a kąty każdego mają razem 180°.',
    shown: `${prepared} = ${degrees(angleSum(sides))}`,
    prepared,
    claims: [{ sides: [`(${plain(sides)} - 2) * 180`, plain(angleSum(sides))] }],
  };
};

const shareStep = (sides: Rational): FamilyStep => {
  const [sum, share] = [angleSum(sides), angleSum(sides).div(sides)];
  const prepared = `x = ${degrees(sum)} : ${plain(sides)}`;
  return {
    operation: 'divide',
    what: 'Dzielimy sumę przez liczbę kątów',
    todo: 'podziel sumę kątów przez ich liczbę',
    why: 'W wielokącie foremnym wszystkie kąty są równe.',
    shown: `${prepared} = ${degrees(share)}`,
    prepared,
    claims: [{ sides: [`${plain(sum)} : ${plain(sides)}`, plain(share)] }],
  };
};

const isPolygon = ([sides = ZERO]: readonly Rational[]): boolean => sides.gte(3);

const CASES: readonly [FormulaCase, ...FormulaCase[]] = [
  {
    key: 'angle-sum',
    slots: ['polygon'],
    templates: [`(suma|sume) ${ANGLES} [w] <a>`],
    level: 2,
    tell: ([word = '']) => `Ile wynosi suma kątów wewnętrznych ${polygonGenitive(word)}?`,
    make: (pick) => numbers(pick.oneOf(MANY_SIDED)),
    isPossible: isPolygon,
    solve: ([sides = ZERO]) => ({
      steps: [sumStep(sides)],
      answer: { kind: 'number', value: exact(angleSum(sides)), symbol: 'S', unit: 'deg' },
      proof: `Ze środka: wielokąt składa się też z $${plain(sides)}$ trójkątów o wspólnym wierzchołku, a kąty przy nim tworzą kąt pełny: $${plain(sides)} \\cdot 180^\\circ - 360^\\circ = ${degrees(angleSum(sides))}$. Zgadza się.`,
      notice: 'Ile boków ma ten wielokąt? Na ile trójkątów dzielą go przekątne z jednego wierzchołka?',
      nudge: 'Podziel wielokąt na trójkąty. Jaką sumę kątów ma każdy z nich?',
      setup: 'Narysuj przekątne z jednego wierzchołka i policz trójkąty.',
    }),
    isRight: ([sides = ZERO], answer) => rationalIn(answer)?.add(FULL).equals(sides.mul(STRAIGHT)) ?? false,
    mistakes: ([sides = ZERO]) => ({
      'triangle-for-each-side': exact(sides.mul(STRAIGHT)),
      'one-triangle-too-many': exact(sides.sub(1).mul(STRAIGHT)),
      'like-quadrilateral': exact(FULL),
    }),
  },
  {
    key: 'regular-angle',
    slots: ['polygon'],
    templates: [`[@deg] [ma] [miara|miare] [kazdy|kazdego] (kat|kata) [wewnetrzny|wewnetrznego] [w] <a> ${REGULAR}`],
    level: 2,
    tell: ([word = '']) => `Oblicz miarę kąta wewnętrznego ${polygonGenitive(word)} foremnego.`,
    make: (pick) => numbers(pick.oneOf([5, 6, 8, 9, 10, 12])),
    isPossible: ([sides = ZERO]) => sides.gte(3) && angleSum(sides).div(sides).d === 1n,
    solve: ([sides = ZERO]) => {
      const value = angleSum(sides).div(sides);
      return {
        steps: [sumStep(sides), shareStep(sides)],
        answer: { kind: 'number', value: exact(value), symbol: 'x', unit: 'deg' },
        proof: `Kąty zewnętrzne mają razem 360°, więc jeden ma $360^\\circ : ${plain(sides)} = ${degrees(FULL.div(sides))}$, a kąt wewnętrzny to $180^\\circ - ${degrees(FULL.div(sides))} = ${degrees(value)}$. Zgadza się.`,
        notice: 'Co znaczy, że wielokąt jest foremny? Ile ma kątów i jaka jest ich suma?',
        nudge: 'Oblicz sumę wszystkich kątów i podziel ją na równe części.',
      };
    },
    isRight: ([sides = ZERO], answer) => rationalIn(answer)?.add(FULL.div(sides)).equals(STRAIGHT) ?? false,
    mistakes: ([sides = ZERO]) => ({
      'outer-angle': exact(FULL.div(sides)),
      'sum-not-divided': exact(angleSum(sides)),
      'triangle-for-each-side': exact(STRAIGHT),
    }),
  },
  {
    key: 'diagonals',
    slots: ['polygon'],
    templates: ['przekatnych ma <a>', '(liczbe|liczba) przekatnych <a>', '<a> ma przekatnych'],
    level: 2,
    tell: ([word = '']) => `Ile przekątnych ma ${word.replace(/ny$/, '')}?`,
    make: (pick) => numbers(pick.oneOf(MANY_SIDED)),
    isPossible: isPolygon,
    solve: ([sides = ZERO]) => ({
      ...solvedInOneLine({
        operation: 'count',
        what: 'Z każdego wierzchołka liczymy przekątne, a wynik dzielimy na pół',
        todo: 'pomnóż liczbę wierzchołków przez liczbę przekątnych z jednego wierzchołka i podziel na pół',
        why: 'Przekątna nie prowadzi do tego samego wierzchołka ani do dwóch sąsiednich, a każda ma dwa końce (n – liczba boków).',
        symbol: 'k',
        formula: '\\frac{n(n - 3)}{2}',
        sides: [`${plain(sides)} * (${plain(sides)} - 3) : 2`],
        value: diagonals(sides),
        unit: undefined,
        proof: `Wszystkich odcinków między wierzchołkami jest $${calculated([`${plain(sides)} * ${plain(sides.sub(1))} : 2`, plain(sides.mul(sides.sub(1)).div(2))]).shown}$. Bez boków zostaje $${calculated([`${plain(sides.mul(sides.sub(1)).div(2))} - ${plain(sides)}`, plain(diagonals(sides))]).shown}$. Zgadza się.`,
        notice:
          'Z jednego wierzchołka poprowadź wszystkie przekątne. Do których wierzchołków nie da się ich poprowadzić?',
      }),
      nudge: 'Skorzystaj ze wzoru $k = \\frac{n(n - 3)}{2}$, w którym $n$ to liczba boków.',
    }),
    isRight: ([sides = ZERO], answer) => {
      const said = rationalIn(answer);
      return (
        said !== undefined &&
        said
          .add(sides)
          .mul(2)
          .equals(sides.mul(sides.sub(1)))
      );
    },
    mistakes: ([sides = ZERO]) => ({
      'counted-twice': exact(sides.mul(sides.sub(3))),
      'of-one-corner': exact(sides.sub(3)),
      'sides-counted': exact(sides.mul(sides.sub(1)).div(2)),
    }),
  },
];

export const polygonsFamily = formulaFamily({
  id: 'polygons',
  title: 'Wielokąty',
  grades: [6, 9],
  cases: CASES,
  says: {
    'triangle-for-each-side':
      'Trójkątów jest mniej niż boków. Narysuj przekątne z jednego wierzchołka i policz trójkąty, na które dzielą wielokąt.',
    'one-triangle-too-many':
      'Policz trójkąty jeszcze raz: dwa boki z wybranego wierzchołka nie tworzą własnych trójkątów.',
    'like-quadrilateral': 'Taką sumę kątów ma czworokąt. Czy ten wielokąt ma cztery boki?',
    'outer-angle': 'To kąt zewnętrzny. Razem z wewnętrznym tworzy on kąt półpełny.',
    'sum-not-divided': 'To suma wszystkich kątów. Ile jest ich w tym wielokącie?',
    'counted-twice': 'Każda przekątna została policzona dwa razy: raz z każdego końca.',
    'of-one-corner': 'To przekątne z jednego wierzchołka. Ile jest wierzchołków?',
    'sides-counted': 'Wśród tych odcinków są też boki wielokąta. One nie są przekątnymi.',
  },
});
