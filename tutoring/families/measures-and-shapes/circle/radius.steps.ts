import { exact } from '#tutoring/mathematics/exact.ts';
import { ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import type { FamilyStep } from '#tutoring/families/family.types.ts';
import { unitOf } from '#tutoring/reading/units.ts';
import { rationalRootOf, rootStep } from '../formulas/formula-lines.rules.ts';

/** r = L : 2π */
export const radiusOfLengthStep = (around: Rational, length: string | undefined): FamilyStep => {
  const r = around.div(2);
  const prepared = `r = \\frac{L}{2\\pi} = \\frac{${calculated([plain(around)]).shown}\\pi}{2\\pi}`;
  return {
    operation: 'divide',
    what: 'Dzielimy długość okręgu przez 2π',
    todo: 'podziel długość okręgu przez 2π',
    why: 'Okrąg ma długość 2πr, a π się skraca.',
    shown: `${prepared} = ${calculated([plain(r)]).shown}${length === undefined ? '' : unitOf(length).latex}`,
    prepared,
    claims: [{ sides: [`${plain(around)} : 2`, plain(r)] }, { sides: [`${plain(around)} * pi : (2 * pi)`, plain(r)] }],
  };
};

/** r² = P : π, and its root. */
export const radiusOfAreaSteps = (area: Rational, length: string | undefined): readonly FamilyStep[] => {
  const prepared = `r^2 = \\frac{P}{\\pi} = \\frac{${calculated([plain(area)]).shown}\\pi}{\\pi}`;
  return [
    {
      operation: 'divide',
      what: 'Dzielimy pole koła przez π',
      todo: 'podziel pole koła przez π',
      why: 'Koło ma pole πr², więc bez π zostaje kwadrat promienia.',
      shown: `${prepared} = ${calculated([plain(area)]).shown}`,
      prepared,
      claims: [{ sides: [`${plain(area)} * pi : pi`, plain(area)] }],
    },
    rootStep(
      {
        operation: 'root',
        what: 'Szukamy liczby, która podniesiona do kwadratu daje tyle',
        todo: 'znajdź liczbę, której kwadrat jest taki',
        why: 'Promień jest we wzorze podniesiony do kwadratu.',
      },
      area,
      exact(rationalRootOf(area) ?? ZERO),
      'r',
      length,
    ),
  ];
};
