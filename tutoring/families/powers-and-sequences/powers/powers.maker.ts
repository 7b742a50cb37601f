import { rational, type Rational } from '#tutoring/mathematics/rational.ts';
import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import { shapeOf } from './powers.solver.ts';
import type { PowersGiven, PowerTerm } from './powers.types.ts';

const madeOf = (base: Rational, terms: readonly PowerTerm[], asks: PowersGiven['asks']): PowersGiven => ({
  base,
  terms,
  asks,
  shape: shapeOf(terms),
  isBaseTold: false,
});

const makeValue = (pick: Pick, difficulty: Difficulty): PowersGiven => {
  const base =
    difficulty === 1
      ? rational(pick.int(2, 9))
      : pick.oneOf([rational(-pick.int(2, 6)), rational(pick.int(2, 5)), rational(pick.int(1, 2), 3)]);
  return madeOf(base, [{ sign: '*', exponents: [pick.int(2, difficulty === 1 ? 3 : 4)] }], 'value');
};

const makePower = (pick: Pick, difficulty: Difficulty): PowersGiven => {
  const base = rational(pick.int(2, 9));
  const [one, other, third] = [pick.int(4, 9), pick.int(2, 3), pick.int(2, 4)];
  const first: PowerTerm = { sign: '*', exponents: [one] };
  if (difficulty === 1) return madeOf(base, [first, { sign: '*', exponents: [third] }], 'power');
  if (difficulty === 2)
    return madeOf(
      base,
      [first, { sign: '*', exponents: [other + third - 1] }, { sign: ':', exponents: [other] }],
      'power',
    );
  const powerOfPower: PowerTerm = { sign: '*', exponents: [third, other] };
  const small = pick.int(2, 3);
  const sign = pick.oneOf(['*', ':']);
  const ofSquare = (joint: PowerTerm['sign']): PowerTerm => ({
    sign: joint,
    exponents: [2, other],
    of: rational(small * small),
  });
  return pick.oneOf([
    madeOf(rational(small), [first, ofSquare(sign)], 'power'),
    madeOf(rational(small), [powerOfPower, ofSquare('*')], 'power'),
    madeOf(base, [powerOfPower, { sign, exponents: [sign === '*' ? one : pick.int(2, third * other - 2)] }], 'power'),
    madeOf(base, [powerOfPower, first, { sign: ':', exponents: [third] }], 'power'),
  ]);
};

export const makePowers = (pick: Pick, difficulty: Difficulty): PowersGiven =>
  difficulty === 3 || pick.int(0, 1) === 1 ? makePower(pick, difficulty) : makeValue(pick, difficulty);
