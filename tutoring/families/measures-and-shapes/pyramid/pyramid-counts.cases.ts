import { ONE } from '#tutoring/mathematics/rational.ts';
import { countCases, ofSides } from '../solids/counts.cases.ts';
import { PYRAMID } from '../solids/solid-words.ts';

export const pyramidCounts = countCases(PYRAMID, [
  {
    key: 'edges',
    count: (sides) => sides.mul(2),
    line: (sides) => `2 * ${sides}`,
    formula: '2 \\cdot n',
    what: 'Liczymy krawędzie podstawy i krawędzie boczne',
    todo: 'policz krawędzie podstawy i krawędzie boczne',
    why: 'Z każdego wierzchołka podstawy biegnie w górę jedna krawędź boczna.',
    nudge: 'Policz osobno krawędzie podstawy i krawędzie boczne.',
    mistakes: ofSides({ 'base-only': [1, 0], 'like-prism': [3, 0] }),
  },
  {
    key: 'corners',
    count: (sides) => sides.add(ONE),
    line: (sides) => `${sides} + 1`,
    formula: 'n + 1',
    what: 'Do wierzchołków podstawy dodajemy wierzchołek na górze',
    todo: 'do liczby wierzchołków podstawy dodaj wierzchołek na górze',
    why: 'Wszystkie krawędzie boczne schodzą się w jednym wierzchołku.',
    nudge: 'Policz wierzchołki podstawy i zobacz, gdzie schodzą się krawędzie boczne.',
    mistakes: ofSides({ 'base-only': [1, 0], 'like-prism': [2, 0] }),
  },
  {
    key: 'faces',
    count: (sides) => sides.add(ONE),
    line: (sides) => `${sides} + 1`,
    formula: 'n + 1',
    what: 'Do ścian bocznych dodajemy podstawę',
    todo: 'do liczby ścian bocznych dodaj podstawę',
    why: 'Przy każdym boku podstawy stoi jedna ściana boczna.',
    nudge: 'Policz ściany boczne, a potem dolicz podstawę.',
    mistakes: ofSides({ 'base-forgotten': [1, 0], 'like-prism': [1, 2] }),
  },
]);
