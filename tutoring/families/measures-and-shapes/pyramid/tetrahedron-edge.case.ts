import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { ZERO } from '#tutoring/mathematics/rational.ts';
import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import type { FormulaCase } from '../formulas/formula-case.types.ts';
import { numbers, solvedInOneLine } from '../formulas/formula-lines.rules.ts';

const SUM = '(suma|sumy|sume|suma dlugosci|laczna dlugosc) [wszystkich] krawedzi';
const ONE_EDGE =
  '(ma 1|ma 1 krawedz|1 krawedz|ma krawedz|krawedz|dlugosc krawedzi|dlugosc 1 krawedzi|dlugosc ma 1 krawedz|dlugosc ma krawedz)';

export const tetrahedronEdge: FormulaCase = {
  key: 'tetrahedron-edge',
  slots: ['length'],
  templates: [`${SUM} czworoscianu foremnego [=|ma] {a} ${ONE_EDGE} [czworoscianu]`],
  level: 2,
  tell: ([sum = '']) => `Suma długości krawędzi czworościanu foremnego wynosi ${sum}. Ile ma jedna krawędź?`,
  make: (pick) => numbers(6 * pick.int(2, 20)),
  solve: ([sum = ZERO], { length }) => {
    const edge = sum.div(6);
    return {
      ...solvedInOneLine({
        operation: 'divide',
        what: 'Dzielimy sumę przez liczbę krawędzi',
        todo: 'policz krawędzie czworościanu i podziel przez ich liczbę sumę z zadania',
        why: 'Czworościan foremny ma sześć równych krawędzi: trzy w podstawie i trzy boczne.',
        symbol: 'a',
        sides: [`${plain(sum)} : 6`],
        value: edge,
        unit: length,
        proof: `Dodajemy trzy krawędzie podstawy i trzy boczne: $${calculated([`3 * ${plain(edge)} + 3 * ${plain(edge)}`, plain(sum)]).shown}$. Zgadza się z sumą z zadania.`,
        notice: 'Wszystkie krawędzie czworościanu foremnego są równe. Ile ich jest?',
      }),
      nudge: 'Policz osobno krawędzie podstawy i krawędzie, które schodzą się w wierzchołku na górze.',
    };
  },
  isRight: ([sum = ZERO], answer) => rationalIn(answer)?.mul(6).equals(sum) ?? false,
  mistakes: ([sum = ZERO]) => ({
    'divided-by-faces': exact(sum.div(4)),
    'divided-by-face-edges': exact(sum.div(3)),
    'divided-like-cube': exact(sum.div(12)),
  }),
};
