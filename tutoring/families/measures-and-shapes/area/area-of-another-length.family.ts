import { formulaFamily } from '../formulas/formula.family.ts';
import { AREA_OF_ANOTHER_LENGTH_CASES } from './area-of-another-length.cases.ts';
import { rectangleOfPerimeter } from './area-of-perimeter.case.ts';
import { PLOT_CASES } from './area-of-plot.cases.ts';

export const areaOfAnotherLengthFamily = formulaFamily({
  id: 'area-of-another-length',
  title: 'Pole z innej długości',
  grades: [4, 8],
  cases: [...AREA_OF_ANOTHER_LENGTH_CASES, rectangleOfPerimeter, ...PLOT_CASES],
  says: {
    'perimeter-squared': 'Do kwadratu został podniesiony cały obwód. Pole liczy się z jednego boku.',
    'side-alone': 'To dopiero bok. Jak z boku policzyć pole?',
    'perimeter-times-side':
      'Obwód został pomnożony przez bok. Pole powstaje z mnożenia dwóch boków: najpierw znajdź drugi.',
    'other-side-alone': 'To dopiero drugi bok. Jak z obu boków policzyć pole?',
    'side-taken-once': 'Od obwodu odjęty został tylko jeden bok. Zostają wtedy trzy boki, a nie jeden.',
    'both-other-sides': 'Po odjęciu obu znanych boków zostają dwa brakujące razem. Ile ma jeden?',
    'half-perimeter-times-side': 'Połowa obwodu to dwa boki razem. Ile zostaje na drugi bok?',
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
