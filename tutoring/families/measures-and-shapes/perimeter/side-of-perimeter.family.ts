import { formulaFamily } from '../formulas/formula.family.ts';
import { PERIMETER_OF_AREA_CASES } from './perimeter-of-area.cases.ts';
import { SIDE_OF_PERIMETER_CASES } from './side-of-perimeter.cases.ts';
import { SIDE_OF_TRIANGLE_CASES } from './side-of-triangle.cases.ts';

export const sideOfPerimeterFamily = formulaFamily({
  id: 'side-of-perimeter',
  title: 'Bok z obwodu',
  grades: [4, 8],
  cases: [...SIDE_OF_PERIMETER_CASES, ...SIDE_OF_TRIANGLE_CASES, ...PERIMETER_OF_AREA_CASES],
  says: {
    multiplied: 'Tak liczy się obwód z boku. Tu jest na odwrót: znamy obwód, a szukamy boku.',
    'half-of-perimeter': 'To połowa obwodu. Ile boków ma ta figura?',
    'other-count': 'Sprawdź, ile równych boków ma ta figura.',
    'taken-once': 'Odjęty został tylko jeden bok. Ile boków tej długości ma prostokąt?',
    'taken-once-and-halved': 'Odjęty został tylko jeden bok. Ile boków tej długości ma prostokąt?',
    'not-halved': 'To długość dwóch brakujących boków razem.',
    'side-of-area-alone': 'To dopiero bok. Jak z boku policzyć obwód?',
    'area-times-four': 'Pole zostało pomnożone przez 4. Obwód to cztery boki, a nie cztery pola.',
    'quarter-of-area':
      'Pole zostało podzielone przez 4. Bok kwadratu to liczba, która pomnożona przez siebie daje pole.',
    'two-sides-of-square': 'To dopiero dwa boki. Ile boków ma kwadrat?',
    'other-side-alone': 'To dopiero drugi bok. Jak z obu boków policzyć obwód?',
    'area-as-side': 'Pole zostało wzięte za bok. Najpierw z pola znajdź drugi bok.',
    'side-subtracted-from-area': 'Pola i długości nie można od siebie odejmować. Jak liczy się pole prostokąta?',
    'arms-together': 'To oba ramiona razem. Pytanie jest o jedno.',
    'base-taken-twice': 'Podstawa została odjęta dwa razy. Które boki trójkąta równoramiennego są równe?',
    'third-of-perimeter': 'Trzy równe boki ma trójkąt równoboczny. Czy wszystkie boki tego trójkąta są równe?',
    'arm-taken-once': 'Odjęte zostało tylko jedno ramię. Ile ramion ma trójkąt równoramienny?',
    'rest-halved': 'Na pół dzielilibyśmy, gdyby szukane były dwa równe boki. Podstawa jest jedna, a ramiona są dwa.',
    'only-two-sides': 'To suma dwóch boków. Ile brakuje jej do obwodu?',
    'one-side-taken': 'Odjęty został tylko jeden bok. Znamy dwa.',
    'all-added': 'Wszystkie liczby zostały dodane. Obwód to już suma trzech boków.',
  },
});
