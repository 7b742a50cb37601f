import { formulaFamily } from '../formulas/formula.family.ts';
import { AREA_OF_ANOTHER_LENGTH_CASES } from './area-of-another-length.cases.ts';
import { PLOT_CASES } from './area-of-plot.cases.ts';

export const areaOfAnotherLengthFamily = formulaFamily({
  id: 'area-of-another-length',
  title: 'Pole z innej długości',
  grades: [4, 8],
  cases: [...AREA_OF_ANOTHER_LENGTH_CASES, ...PLOT_CASES],
  says: {
    'perimeter-squared': 'Do kwadratu został podniesiony cały obwód. Pole liczy się z jednego boku.',
    'side-alone': 'To dopiero bok. Jak z boku policzyć pole?',
    'half-taken-for-side': 'Połowa obwodu to dwa boki razem. Ile boków ma kwadrat?',
    'diagonal-for-side': 'To pole kwadratu zbudowanego na przekątnej. Przekątna jest dłuższa od boku.',
    'quarter-taken':
      'Podzielone zostało na cztery. Na ile równych części przekątne dzielą kwadrat i które z nich składają się na cały?',
    'four-diagonals': 'To nie pole: przekątna została wzięta cztery razy.',
    'root-left-out': 'Zginął pierwiastek z trzech. Skąd bierze się on we wzorze?',
    'like-height': 'To wysokość tego trójkąta. Pole to jeszcze podstawa i dzielenie na pół.',
    'not-quartered': 'Pole to połowa podstawy razy wysokość, a w wysokości też jest połowa.',
    'not-converted': 'To pole w metrach kwadratowych. O jaką jednostkę pyta zadanie?',
    'other-land-unit': 'Ar i hektar to różne jednostki. Jaki bok ma kwadrat o polu jednego ara, a jaki o polu hektara?',
    'a-thousand': 'Tysiąc jest przy kilogramach i kilometrach. Ile metrów kwadratowych ma ta jednostka pola?',
    'perimeter-of-plot': 'To obwód działki. Pole powstaje z mnożenia boków.',
  },
});
