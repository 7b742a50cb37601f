import type { FamilySolution } from '#tutoring/families/family.types.ts';
import { exactLine, notationOf } from '../exact-line.rules.ts';
import { ANGLE_NAMES, sineOf } from './sine-cosine-theorem.rules.ts';
import type { Of } from './sine-cosine-theorem.types.ts';
import { answerOf, latex, proofLine, recalled } from './triangle-lines.rules.ts';

const SINES =
  'Twierdzenie sinusów: stosunek boku do sinusa kąta leżącego naprzeciw niego jest dla każdego boku taki sam i równy średnicy okręgu opisanego.';
const AIM = 'Skorzystamy z twierdzenia sinusów.';

export const solveRadius = (given: Of<'radius'>): FamilySolution => {
  const { side, angle, name, unit } = given;
  const sine = sineOf(angle);
  const answer = answerOf(given, 'R');
  return {
    steps: [
      recalled('sin', angle, AIM),
      {
        operation: 'divide',
        what: 'Wyznaczamy promień z twierdzenia sinusów',
        todo: 'podziel bok przez podwojony sinus kąta leżącego naprzeciw niego',
        why: `Obie strony równości $\\frac{${name}}{\\sin ${ANGLE_NAMES[name]}} = 2R$ dzielimy przez 2.`,
        ...exactLine([`${notationOf(side)} / (2 * ${notationOf(sine)})`], answer.value, {
          symbol: 'R',
          formula: `\\frac{${name}}{2\\sin ${ANGLE_NAMES[name]}}`,
          unit,
        }),
      },
    ],
    answer,
    proof: proofLine(`2 \\cdot ${latex(answer.value)} \\cdot \\sin ${angle}^\\circ = ${latex(side)}`),
    notice: 'Jaki bok jest dany i jaki kąt leży naprzeciw niego?',
    nudge: SINES,
  };
};

export const solveOtherSide = (given: Of<'side'>): FamilySolution => {
  const { side, angle, name, otherAngle, otherName, unit } = given;
  const answer = answerOf(given, otherName);
  const [own, other] = [ANGLE_NAMES[name], ANGLE_NAMES[otherName]];
  return {
    steps: [
      recalled('sin', angle, AIM),
      ...(otherAngle === angle ? [] : [recalled('sin', otherAngle)]),
      {
        operation: 'substitute',
        what: `Wyznaczamy $${otherName}$ z twierdzenia sinusów`,
        todo: `wyznacz $${otherName}$ z twierdzenia sinusów`,
        why: `Obie strony równości $\\frac{${otherName}}{\\sin ${other}} = \\frac{${name}}{\\sin ${own}}$ mnożymy przez $\\sin ${other}$.`,
        ...exactLine(
          [`${notationOf(side)} * ${notationOf(sineOf(otherAngle))} : (${notationOf(sineOf(angle))})`],
          answer.value,
          {
            symbol: otherName,
            formula: `\\frac{${name} \\cdot \\sin ${other}}{\\sin ${own}}`,
            unit,
          },
        ),
      },
    ],
    answer,
    proof: proofLine(
      `\\frac{${latex(answer.value)}}{\\sin ${otherAngle}^\\circ} = \\frac{${latex(side)}}{\\sin ${angle}^\\circ}`,
    ),
    notice: 'Jaki bok jest dany i jaki kąt leży naprzeciw niego? Który kąt leży naprzeciw szukanego boku?',
    nudge: SINES,
  };
};
