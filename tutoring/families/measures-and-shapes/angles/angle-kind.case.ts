import { calculated, plain, withUnit } from '#tutoring/families/calculated.rules.ts';
import { rational, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import type { FormulaCase } from '../formulas/formula-case.types.ts';
import { numbers } from '../formulas/formula-lines.rules.ts';
import { STRAIGHT } from './angles.solver.ts';

const RIGHT = rational(90);
const KINDS = ['ostry', 'prosty', 'rozwarty'] as const;
const SIGNS = ['<', '=', '>'] as const;

/** Below, at or above the right angle: 0, 1 or 2. */
const placeOf = (angle: Rational): 0 | 1 | 2 => {
  const side = angle.compare(RIGHT);
  return side < 0 ? 0 : side === 0 ? 1 : 2;
};

export const angleKind: FormulaCase = {
  key: 'kind',
  slots: ['angle'],
  templates: [
    '[czy] kat [o mierze|ma] {a} (ostry czy rozwarty|rozwarty czy ostry|ostry prosty czy rozwarty|ostry rozwarty czy prosty|prosty czy rozwarty|ostry czy prosty)',
    '[czy] kat (ostry czy rozwarty|rozwarty czy ostry|ostry prosty czy rozwarty) [ma] {a}',
  ],
  level: 1,
  tell: ([angle = '']) => `Czy kąt ${angle} jest ostry, prosty czy rozwarty?`,
  make: (pick) => numbers(pick.oneOf([pick.int(10, 89), pick.int(91, 170), 90])),
  isPossible: ([angle = ZERO]) => angle.lt(STRAIGHT),
  solve: ([angle = ZERO]) => {
    const place = placeOf(angle);
    const kind = KINDS[place];
    return {
      steps: [
        {
          operation: 'compare',
          what: 'Porównujemy kąt z rogiem kartki',
          todo: 'porównaj kąt z rogiem kartki',
          why: 'Róg kartki ma 90°.',
          shown: `${withUnit(angle, 'deg')} ${SIGNS[place]} 90^\\circ`,
          claims: [{ sides: [plain(angle), '90'], relation: SIGNS[place] }],
        },
      ],
      answer: {
        kind: 'choice',
        value: kind,
        choices: { ostry: ['ostry'], prosty: ['prosty'], rozwarty: ['rozwarty'] },
        shown: `kąt ${kind}`,
      },
      proof: `Do kąta półpełnego brakuje $${calculated([`180 - ${plain(angle)}`, plain(STRAIGHT.sub(angle))], { unit: 'deg' }).shown}$. Kątowi rozwartemu brakuje mniej niż 90°, prostemu równo tyle, a ostremu więcej.`,
      notice: 'Wyobraź sobie róg kartki papieru. Czy ten kąt się w nim zmieści?',
      nudge: 'Porównaj ten kąt z rogiem kartki: czy jest mniejszy, taki sam czy większy?',
      setup: 'Ile stopni ma róg kartki? Porównaj z nim swój kąt.',
    };
  },
  isRight: ([angle = ZERO], answer) => {
    const place = placeOf(STRAIGHT.sub(angle));
    return answer.kind === 'choice' && answer.value === KINDS[2 - place];
  },
  mistakes: ([angle = ZERO]) => ({ 'corner-misjudged': placeOf(angle) === 0 ? 'rozwarty' : 'ostry' }),
};
