import { baseAndHeightCases } from '../solids/base-and-height.cases.ts';
import { PRISM } from '../solids/solid-words.ts';
import { formulaFamily } from '../formulas/formula.family.ts';
import { prismCounts } from './prism-counts.cases.ts';
import { squarePrismCases } from './square-prism.cases.ts';
import { trianglePrismCases } from './triangle-prism.cases.ts';

export const prismFamily = formulaFamily({
  id: 'prism',
  title: 'Graniastosłupy',
  grades: [7, 8],
  cases: [...squarePrismCases, ...trianglePrismCases, ...baseAndHeightCases(PRISM), ...prismCounts],
  says: {
    'third-taken': 'Trzecia część jest we wzorze na objętość ostrosłupa. Graniastosłup to cały iloczyn.',
    halved: 'Połowa jest we wzorze na pole trójkąta. Czy ta bryła go potrzebuje?',
    'not-halved': 'Iloczyn przyprostokątnych to pole prostokąta. Jaką jego częścią jest trójkąt?',
    'longest-side': 'Sprawdź, które dwa boki leżą przy kącie prostym. Najdłuższy leży naprzeciw niego.',
    added: 'Liczby zostały dodane. Objętość powstaje z mnożenia.',
    'base-not-squared': 'Najpierw potrzebne jest pole kwadratowej podstawy, a nie sama krawędź.',
    multiplied: 'Objętość już jest wynikiem mnożenia. Jakie działanie je odwraca?',
    subtracted: 'Objętość nie jest sumą. Jakie działanie odwraca mnożenie?',
    volume: 'To wygląda na objętość. Pole powierzchni to suma pól wszystkich ścian.',
    'one-base': 'Policzona jest tylko jedna podstawa. Ile podstaw ma graniastosłup?',
    'sides-only': 'To tylko pole ścian bocznych. Jakich ścian jeszcze brakuje?',
    'side-edges-forgotten': 'To krawędzie obu podstaw. Jakie krawędzie je łączą?',
    'one-base-counted': 'Policzone jest to, co należy do jednej podstawy. Ile ich ma graniastosłup?',
    'like-pyramid': 'Tak jest w ostrosłupie. Graniastosłup ma dwie podstawy.',
    'like-edges': 'To liczba krawędzi. Pytanie jest o wierzchołki, czyli rogi bryły.',
    'bases-forgotten': 'Policzone są tylko ściany boczne. Podstawy to też ściany.',
  },
});
