import { rational } from '#tutoring/mathematics/rational.ts';
import { countCases, ofSides } from '../solids/counts.cases.ts';
import { PRISM } from '../solids/solid-words.ts';

export const prismCounts = countCases(PRISM, [
  {
    key: 'edges',
    count: (sides) => sides.mul(3),
    line: (sides) => `3 * ${sides}`,
    formula: '3 \\cdot n',
    what: 'Liczymy krawędzie dolnej podstawy, górnej podstawy i boczne',
    todo: 'policz krawędzie obu podstaw i krawędzie boczne',
    why: 'W każdej z tych trzech grup jest tyle krawędzi, ile boków ma podstawa.',
    nudge: 'Policz osobno krawędzie dolnej podstawy, górnej podstawy i krawędzie boczne.',
    mistakes: ofSides({ 'side-edges-forgotten': [2, 0], 'one-base-counted': [1, 0] }),
  },
  {
    key: 'corners',
    count: (sides) => sides.mul(2),
    line: (sides) => `2 * ${sides}`,
    formula: '2 \\cdot n',
    what: 'Liczymy wierzchołki obu podstaw',
    todo: 'policz wierzchołki obu podstaw',
    why: 'Każdy wierzchołek graniastosłupa należy do dolnej albo do górnej podstawy.',
    nudge: 'Policz osobno wierzchołki dolnej i górnej podstawy.',
    mistakes: ofSides({ 'one-base-counted': [1, 0], 'like-pyramid': [1, 1], 'like-edges': [3, 0] }),
  },
  {
    key: 'faces',
    count: (sides) => sides.add(rational(2)),
    line: (sides) => `${sides} + 2`,
    formula: 'n + 2',
    what: 'Do ścian bocznych dodajemy dwie podstawy',
    todo: 'do liczby ścian bocznych dodaj podstawy',
    why: 'Ścian bocznych jest tyle, ile boków ma podstawa.',
    nudge: 'Policz ściany boczne, a potem dolicz podstawy.',
    mistakes: ofSides({ 'bases-forgotten': [1, 0], 'like-pyramid': [1, 1] }),
  },
]);
