import { formulaFamily } from '../formulas/formula.family.ts';
import { baseAndHeightCases } from '../solids/base-and-height.cases.ts';
import { PYRAMID } from '../solids/solid-words.ts';
import { pyramidCounts } from './pyramid-counts.cases.ts';
import { squarePyramidCases } from './square-pyramid.cases.ts';
import { tetrahedronEdge } from './tetrahedron-edge.case.ts';

export const pyramidFamily = formulaFamily({
  id: 'pyramid',
  title: 'Ostrosłupy',
  grades: [8, 8],
  cases: [...squarePyramidCases, tetrahedronEdge, ...baseAndHeightCases(PYRAMID), ...pyramidCounts],
  says: {
    'third-forgotten':
      'To tak, jakby bryła była graniastosłupem. Ostrosłup jest tylko jego częścią. Co jest we wzorze na jego objętość?',
    'third-divided': 'Trzecia część działa tu w drugą stronę: objętość trzeba najpierw powiększyć, a nie zmniejszyć.',
    halved: 'Połowa jest we wzorze na pole trójkąta. Jaka część stoi we wzorze na objętość ostrosłupa?',
    added: 'Liczby zostały dodane. Objętość powstaje z mnożenia.',
    'base-not-squared': 'Najpierw potrzebne jest pole kwadratowej podstawy, a nie sama krawędź.',
    multiplied: 'Objętość już jest wynikiem mnożenia. Jakie działanie je odwraca?',
    subtracted: 'Objętość nie jest sumą. Jakie działanie odwraca mnożenie?',
    'not-halved': 'Ściany boczne są trójkątami, a policzone są jak prostokąty.',
    'two-bases': 'Dwie podstawy ma graniastosłup. Ile podstaw ma ostrosłup?',
    'sides-only': 'To tylko pole ścian bocznych. Jakiej ściany jeszcze brakuje?',
    'one-side': 'Dodana jest tylko jedna ściana boczna. Ile ich jest?',
    'divided-by-faces': 'To dzielenie przez liczbę ścian. A ile krawędzi ma czworościan?',
    'divided-by-face-edges': 'Tyle krawędzi ma jedna ściana. Policz wszystkie krawędzie czworościanu.',
    'divided-like-cube': 'Tyle krawędzi ma sześcian. Naszkicuj czworościan i policz jego krawędzie.',
    'base-only': 'Policzone jest to, co należy do podstawy. Co jeszcze jest nad nią?',
    'like-prism': 'Tak jest w graniastosłupie, który ma dwie podstawy. Ostrosłup ma jedną.',
    'base-forgotten': 'Policzone są tylko ściany boczne. Podstawa to też ściana.',
  },
});
