import { formulaFamily } from '../formulas/formula.family.ts';
import { SIDE_OF_AREA_CASES } from './side-of-area.cases.ts';

export const sideOfAreaFamily = formulaFamily({
  id: 'side-of-area',
  title: 'Długość z pola',
  grades: [4, 8],
  cases: SIDE_OF_AREA_CASES,
  says: {
    multiplied: 'Pole powstaje z mnożenia, więc długość znajdziemy działaniem odwrotnym.',
    'quarter-of-area': 'Przez 4 dzieli się obwód. Pole kwadratu to bok razy bok.',
    'half-of-area': 'Połowa pola to jeszcze nie długość boku. Jak liczy się pole tej figury?',
    'half-forgotten': 'Sprawdź we wzorze na pole tej figury, czy jest w nim dzielenie na pół.',
    subtracted: 'Pola i długości nie można od siebie odejmować. Jak liczy się pole tej figury?',
    'as-perimeter': 'Tak liczy się bok z obwodu, a w zadaniu jest pole.',
  },
});
