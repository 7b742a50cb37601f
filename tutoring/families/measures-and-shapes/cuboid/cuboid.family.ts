import { rationalIn } from '#tutoring/families/answer.rules.ts';
import { exact } from '#tutoring/mathematics/exact.ts';
import { rational, ZERO, type Rational } from '#tutoring/mathematics/rational.ts';
import { calculated, plain } from '#tutoring/families/calculated.rules.ts';
import type { FormulaCase } from '../formulas/formula-case.types.ts';
import { formulaFamily } from '../formulas/formula.family.ts';
import { numbers, solvedInOneLine } from '../formulas/formula-lines.rules.ts';
import { CUBE_OF_SURFACE_CASES } from './cube-of-surface.cases.ts';
import { cubeEdgeOfVolume } from './cube-edge-of-volume.case.ts';
import { litresCases } from './litres.cases.ts';

const CUBOID = '(prostopadloscian|prostopadloscianu)';
const CUBE = '(szescian|szescianu)';
const EDGES = '[o] [ma] [(wymiary|wymiarach|krawedzie|krawedziach|wymiary|bokach|boki)] [dlugosci] {a} & {b} & {c}';
const EDGE = '[o] [ma] (krawedz|krawedzi|boku|bok|krawedzi dlugosci|krawedz dlugosci) [=] {a}';
const VOLUME = '(objetosc|obj)';
const SURFACE = '(pole|pole powierzchni|pole powierzchni calkowitej|pole calkowite)';
const ALL_EDGES = '((suma|sume) [dlugosci] [wszystkich] krawedzi|laczna dlugosc [wszystkich] krawedzi)';

const product = (values: readonly Rational[]): Rational => values.reduce((all, one) => all.mul(one), rational(1));
const surface = ([a = ZERO, b = a, c = a]: readonly Rational[]): Rational =>
  a.mul(b).add(a.mul(c)).add(b.mul(c)).mul(2);
const sum = ([a = ZERO, b = a, c = a]: readonly Rational[]): Rational => a.add(b).add(c);

const volumeMistakes = (edges: readonly Rational[]) => ({
  added: exact(sum(edges)),
  surface: exact(surface(edges)),
  base: exact((edges[0] ?? ZERO).mul(edges[1] ?? edges[0] ?? ZERO)),
});
const surfaceMistakes = (edges: readonly Rational[]) => ({
  volume: exact(product(edges.length === 1 ? [...edges, ...edges, ...edges] : edges)),
  'half-surface': exact(surface(edges).div(2)),
  face: edges.length === 1 ? exact(product([...edges, ...edges])) : undefined,
});
const edgeMistakes = (edges: readonly Rational[]) => ({
  'one-of-each': exact(sum(edges)),
  'eight-edges': edges.length === 1 ? exact(sum(edges).mul(8).div(3)) : exact(sum(edges).mul(2)),
});

const LAYERS = 'Objętość mówi, ile sześcianów jednostkowych mieści się w bryle.';

const CASES: readonly [FormulaCase, ...FormulaCase[]] = [
  {
    key: 'cuboid-volume',
    slots: ['length', 'length', 'length'],
    templates: [`${VOLUME} ${CUBOID} ${EDGES}`, `${CUBOID} ${EDGES} ${VOLUME}`],
    level: 1,
    tell: ([a = '', b = '', c = '']) => `Oblicz objętość prostopadłościanu o wymiarach ${a}, ${b} i ${c}.`,
    make: (pick) => numbers(pick.int(2, 9), pick.int(3, 10), pick.int(2, 12)),
    solve: ([a = ZERO, b = ZERO, c = ZERO], { volume }) =>
      solvedInOneLine({
        operation: 'multiply',
        what: 'Mnożymy wszystkie trzy wymiary',
        todo: 'pomnóż wszystkie trzy wymiary',
        why: LAYERS,
        symbol: 'V',
        formula: 'a \\cdot b \\cdot c',
        sides: [`${plain(a)} * ${plain(b)} * ${plain(c)}`],
        value: a.mul(b).mul(c),
        unit: volume,
        proof: `Warstwami: warstwa o wymiarach $${calculated([`${plain(b)} * ${plain(c)}`, plain(b.mul(c))]).shown}$ powtarza się tyle razy, ile wynosi pierwszy wymiar: $${calculated([`${plain(b.mul(c))} * ${plain(a)}`, plain(a.mul(b).mul(c))]).shown}$.`,
        notice: 'Pytanie jest o objętość. Ile wymiarów ma prostopadłościan i co z nimi robimy?',
      }),
    isRight: ([a = ZERO, b = ZERO, c = ZERO], answer) => rationalIn(answer)?.div(a).div(b).equals(c) ?? false,
    mistakes: volumeMistakes,
  },
  {
    key: 'cube-volume',
    slots: ['length'],
    templates: [
      `${VOLUME} ${CUBE} ${EDGE}`,
      `${CUBE} ${EDGE} ${VOLUME} [szescianu]`,
      `krawedz szescianu [ma|ma dlugosc|=] {a} ${VOLUME} [szescianu]`,
    ],
    level: 1,
    tell: ([a = '']) => `Oblicz objętość sześcianu o krawędzi ${a}.`,
    make: (pick) => numbers(pick.int(2, 12)),
    solve: ([a = ZERO], { volume }) =>
      solvedInOneLine({
        operation: 'multiply',
        what: 'Mnożymy trzy takie same krawędzie',
        todo: 'pomnóż długość, szerokość i wysokość: każda z nich jest równa krawędzi',
        why: LAYERS,
        symbol: 'V',
        formula: 'a \\cdot a \\cdot a',
        sides: [`${plain(a)} * ${plain(a)} * ${plain(a)}`],
        value: product([a, a, a]),
        unit: volume,
        proof: `Warstwami: jedna warstwa to $${calculated([`${plain(a)} * ${plain(a)}`, plain(a.mul(a))]).shown}$ sześcianików, a wszystkie razem: $${calculated([`${plain(a.mul(a))} * ${plain(a)}`, plain(product([a, a, a]))]).shown}$.`,
        notice: 'Pytanie jest o objętość sześcianu. Ile wymiarów ma ta bryła i jakie one są?',
      }),
    isRight: ([a = ZERO], answer) => rationalIn(answer)?.div(a).div(a).equals(a) ?? false,
    mistakes: volumeMistakes,
  },
  {
    key: 'cuboid-surface',
    slots: ['length', 'length', 'length'],
    templates: [`${SURFACE} ${CUBOID} ${EDGES}`, `${CUBOID} ${EDGES} ${SURFACE}`],
    level: 2,
    tell: ([a = '', b = '', c = '']) => `Oblicz pole powierzchni prostopadłościanu o wymiarach ${a}, ${b} i ${c}.`,
    make: (pick) => numbers(pick.int(2, 8), pick.int(2, 9), pick.int(3, 10)),
    solve: (edges, { area }) => {
      const [a = ZERO, b = ZERO, c = ZERO] = edges;
      const [ab, ac, bc] = [a.mul(b), a.mul(c), b.mul(c)];
      const around = a.add(b).mul(2);
      return solvedInOneLine({
        operation: 'multiply',
        what: 'Dodajemy pola trzech różnych ścian i mnożymy przez 2',
        todo: 'dodaj pola trzech różnych ścian i pomnóż przez 2',
        why: 'Każda ściana ma naprzeciw siebie drugą taką samą.',
        symbol: 'P',
        formula: '2 \\cdot (ab + ac + bc)',
        sides: [
          `2 * (${plain(a)} * ${plain(b)} + ${plain(a)} * ${plain(c)} + ${plain(b)} * ${plain(c)})`,
          `2 * (${[ab, ac, bc].map(plain).join(' + ')})`,
        ],
        value: surface(edges),
        unit: area,
        proof: `Z siatki: dwie podstawy to $${calculated([`2 * ${plain(ab)}`, plain(ab.mul(2))]).shown}$, a ściany boczne tworzą prostokąt $${calculated([`${plain(around)} * ${plain(c)}`, plain(around.mul(c))]).shown}$. Razem $${calculated([plain(surface(edges))]).shown}$.`,
        notice: 'Pytanie jest o pole powierzchni. Ile ścian ma prostopadłościan i które są takie same?',
      });
    },
    isRight: ([a = ZERO, b = ZERO, c = ZERO], answer) =>
      rationalIn(answer)?.sub(a.mul(b).mul(2)).div(c).equals(a.add(b).mul(2)) ?? false,
    mistakes: surfaceMistakes,
  },
  {
    key: 'cube-surface',
    slots: ['length'],
    templates: [
      `${SURFACE} ${CUBE} ${EDGE}`,
      `${CUBE} ${EDGE} ${SURFACE} [szescianu]`,
      `krawedz szescianu [ma|ma dlugosc|=] {a} ${SURFACE} [szescianu]`,
    ],
    level: 2,
    tell: ([a = '']) => `Oblicz pole powierzchni sześcianu o krawędzi ${a}.`,
    make: (pick) => numbers(pick.int(2, 12)),
    solve: ([a = ZERO], { area }) =>
      solvedInOneLine({
        operation: 'multiply',
        what: 'Mnożymy pole jednej ściany przez liczbę ścian',
        todo: 'oblicz pole jednej ściany i pomnóż przez liczbę ścian',
        why: 'Sześcian ma sześć jednakowych kwadratowych ścian.',
        symbol: 'P',
        formula: '6 \\cdot a \\cdot a',
        sides: [`6 * ${plain(a)} * ${plain(a)}`],
        value: surface([a]),
        unit: area,
        proof: `Dzielimy pole przez liczbę ścian: $${calculated([`${plain(surface([a]))} : 6`, plain(a.mul(a)), `${plain(a)} * ${plain(a)}`]).shown}$. To pole jednej ściany, więc się zgadza.`,
        notice: 'Pytanie jest o pole powierzchni. Jakie figury są ścianami sześcianu i ile ich jest?',
      }),
    isRight: ([a = ZERO], answer) => rationalIn(answer)?.div(6).div(a).equals(a) ?? false,
    mistakes: surfaceMistakes,
  },
  {
    key: 'cuboid-edges',
    slots: ['length', 'length', 'length'],
    templates: [`${ALL_EDGES} ${CUBOID} ${EDGES}`, `${CUBOID} ${EDGES} ${ALL_EDGES} [prostopadloscianu]`],
    level: 3,
    tell: ([a = '', b = '', c = '']) =>
      `Oblicz sumę długości krawędzi prostopadłościanu o wymiarach ${a}, ${b} i ${c}.`,
    make: (pick) => numbers(pick.int(2, 9), pick.int(3, 12), pick.int(4, 15)),
    solve: (edges, { length }) =>
      solvedInOneLine({
        operation: 'add',
        what: 'Dodajemy trzy wymiary i mnożymy przez 4',
        todo: 'dodaj trzy wymiary i pomnóż przez 4',
        why: 'Prostopadłościan ma po cztery krawędzie każdej długości.',
        symbol: 's',
        formula: '4 \\cdot (a + b + c)',
        sides: [`4 * (${edges.map(plain).join(' + ')})`, `4 * ${plain(sum(edges))}`],
        value: sum(edges).mul(4),
        unit: length,
        proof: `Liczymy osobno krawędzie każdej długości: $${calculated([edges.map((edge) => plain(edge.mul(4))).join(' + '), plain(sum(edges).mul(4))]).shown}$.`,
        notice: 'Pytanie jest o sumę krawędzi. Ile krawędzi ma każdą z trzech długości?',
      }),
    isRight: (edges, answer) =>
      edges.reduce((rest, edge) => rest?.sub(edge.mul(4)), rationalIn(answer))?.equals(0) ?? false,
    mistakes: edgeMistakes,
  },
  {
    key: 'cube-edges',
    slots: ['length'],
    templates: [`${ALL_EDGES} ${CUBE} ${EDGE}`, `${CUBE} ${EDGE} ${ALL_EDGES} [szescianu]`],
    level: 2,
    tell: ([a = '']) => `Oblicz sumę długości krawędzi sześcianu o krawędzi ${a}.`,
    make: (pick) => numbers(pick.int(2, 15)),
    solve: ([a = ZERO], { length }) =>
      solvedInOneLine({
        operation: 'multiply',
        what: 'Mnożymy długość krawędzi przez liczbę krawędzi',
        todo: 'pomnóż długość krawędzi przez liczbę krawędzi sześcianu',
        why: 'Sześcian ma 12 krawędzi, wszystkie tej samej długości.',
        symbol: 's',
        formula: '12 \\cdot a',
        sides: [`12 * ${plain(a)}`],
        value: a.mul(12),
        unit: length,
        proof: `Dzielimy sumę przez liczbę krawędzi: $${calculated([`${plain(a.mul(12))} : 12`, plain(a)]).shown}$. To krawędź z zadania.`,
        notice: 'Pytanie jest o sumę krawędzi. Ile krawędzi ma sześcian i jakiej są długości?',
      }),
    isRight: ([a = ZERO], answer) => rationalIn(answer)?.div(12).equals(a) ?? false,
    mistakes: edgeMistakes,
  },
  {
    key: 'cube-edge',
    slots: ['length'],
    templates: [`${ALL_EDGES} szescianu [=] {a} [dlugosc] [ma] (1 [krawedz|krawedzi]|krawedz|krawedzi)`],
    level: 3,
    tell: ([a = '']) => `Suma długości krawędzi sześcianu wynosi ${a}. Ile ma jedna krawędź?`,
    make: (pick) => numbers(12 * pick.int(2, 15)),
    solve: ([a = ZERO], { length }) =>
      solvedInOneLine({
        operation: 'divide',
        what: 'Dzielimy sumę przez liczbę krawędzi',
        todo: 'podziel sumę przez liczbę krawędzi sześcianu',
        why: 'Sześcian ma 12 krawędzi, wszystkie tej samej długości.',
        symbol: 'a',
        sides: [`${plain(a)} : 12`],
        value: a.div(12),
        unit: length,
        proof: `Mnożymy z powrotem: $${calculated([`12 * ${plain(a.div(12))}`, plain(a)]).shown}$. Zgadza się z sumą z zadania.`,
        notice: 'Wszystkie krawędzie sześcianu są równe. Ile ich jest?',
      }),
    isRight: ([a = ZERO], answer) => rationalIn(answer)?.mul(12).equals(a) ?? false,
    mistakes: ([a = ZERO]) => ({
      'divided-by-faces': exact(a.div(6)),
      'divided-by-corners': exact(a.div(8)),
      'divided-by-side-edges': exact(a.div(4)),
    }),
  },
  cubeEdgeOfVolume,
  ...CUBE_OF_SURFACE_CASES,
  ...litresCases,
];

export const cuboidFamily = formulaFamily({
  id: 'cuboid',
  title: 'Prostopadłościan i sześcian',
  grades: [5, 7],
  cases: CASES,
  says: {
    added: 'Wymiary zostały dodane. Objętość powstaje z mnożenia.',
    surface: 'To wygląda na pole powierzchni. Objętość mówi, ile zmieści się w środku bryły.',
    base: 'To pole jednej ściany, czyli jedna warstwa. Ile takich warstw ma bryła?',
    volume: 'To wygląda na objętość. Pole powierzchni to suma pól wszystkich ścian.',
    'half-surface': 'Policzona jest tylko połowa ścian. Każda ma naprzeciw siebie drugą taką samą.',
    face: 'To pole jednej ściany. Ile ścian ma ta bryła?',
    'one-of-each': 'Dodana jest tylko jedna krawędź każdej długości. Ile ich jest w bryle?',
    'eight-edges': 'Brakuje części krawędzi. Policz te na dole, te na górze i te pionowe.',
    'divided-by-faces': 'To dzielenie przez liczbę ścian. A ile sześcian ma krawędzi?',
    'divided-by-corners': 'To dzielenie przez liczbę wierzchołków. A ile sześcian ma krawędzi?',
    'divided-by-side-edges': 'Tyle krawędzi ma jedna ściana. Policz wszystkie krawędzie bryły.',
    'divided-by-three': 'Objętość to iloczyn trzech krawędzi, a nie ich suma. Dzielenie tego nie odwróci.',
    'square-root-taken': 'To pierwiastek kwadratowy. Krawędź występuje w objętości trzy razy jako czynnik.',
    'face-edge': 'Przez liczbę ścian dzieli się pole powierzchni, a w zadaniu jest objętość.',
    'face-alone': 'To pole jednej ściany. Jaki bok ma kwadrat o takim polu?',
    'face-halved':
      'Pole ściany zostało podzielone na pół. Krawędź to liczba, która pomnożona przez siebie daje pole ściany.',
    'face-quartered':
      'Przez 4 dzieli się obwód kwadratu. Krawędź to liczba, która pomnożona przez siebie daje pole ściany.',
    'edge-alone': 'To dopiero krawędź. Jak z krawędzi policzyć objętość?',
    'face-for-volume': 'To pole jednej ściany. Najpierw znajdź z niego krawędź.',
    'face-cubed': 'Do sześcianu zostało podniesione pole ściany. Objętość liczy się z krawędzi.',
    'edge-tripled': 'Krawędź została pomnożona przez 3. Objętość to krawędź razy krawędź razy krawędź.',
    'not-litres': 'To objętość, ale jeszcze nie w litrach. Jaką objętość ma jeden litr?',
    'litre-of-hundred':
      'Sprawdź zamianę na litry: jeden litr to decymetr sześcienny, czyli sześcian o krawędzi dziesięciu centymetrów.',
  },
});
