import { formulaFamily } from '../formulas/formula.family.ts';
import { SIDE_OF_PERIMETER_CASES } from './side-of-perimeter.cases.ts';

export const sideOfPerimeterFamily = formulaFamily({
  id: 'side-of-perimeter',
  title: 'Bok z obwodu',
  grades: [4, 8],
  cases: SIDE_OF_PERIMETER_CASES,
  says: {
    multiplied: 'Tak liczy się obwód z boku. Tu jest na odwrót: znamy obwód, a szukamy boku.',
    'half-of-perimeter': 'To połowa obwodu. Ile boków ma ta figura?',
    'other-count': 'Sprawdź, ile równych boków ma ta figura.',
    'taken-once': 'Odjęty został tylko jeden bok. Ile boków tej długości ma prostokąt?',
    'taken-once-and-halved': 'Odjęty został tylko jeden bok. Ile boków tej długości ma prostokąt?',
    'not-halved': 'To długość dwóch brakujących boków razem.',
  },
});
