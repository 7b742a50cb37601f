import { plain } from '#tutoring/families/calculated.rules.ts';
import type { FamilyStep } from '#tutoring/families/family.types.ts';
import { asksFor } from '#tutoring/families/functions/function/asking.rules.ts';
import { fraction, pointLatex } from '#tutoring/families/functions/function/function-lines.rules.ts';
import type { FunctionAsk, Point } from '#tutoring/families/functions/function/function.types.ts';
import { nonZero } from '#tutoring/families/equations/relation/written.rules.ts';
import { isNegative, isZero } from '#tutoring/mathematics/rational.ts';
import {
  answeredPoint,
  ASIDE,
  onlyPoints,
  pointAnswer,
  pointOf,
  pointsFigure,
  mistakenPoint,
  writingThePoint,
} from './plane-points.rules.ts';

interface OnePoint {
  readonly point: Point;
}

/** No lone „i”, which is a word, and no lone digit, which may be a coordinate. */
const QUADRANTS = {
  I: ['i cwiart*', 'cwiart* i', 'w i', '1 cwiart*', 'cwiart* 1', 'w 1', 'pierwsza', 'w pierwszej'],
  II: ['ii', '2 cwiart*', 'cwiart* 2', 'w 2', 'druga', 'w drugiej'],
  III: ['iii', '3 cwiart*', 'cwiart* 3', 'w 3', 'trzecia', 'w trzeciej'],
  IV: ['iv', '4 cwiart*', 'cwiart* 4', 'w 4', 'czwarta', 'w czwartej'],
};

const quadrantOf = ({ x, y }: Point): keyof typeof QUADRANTS =>
  isNegative(y) ? (isNegative(x) ? 'III' : 'IV') : isNegative(x) ? 'II' : 'I';

const sideName = (letter: 'x' | 'y', { x, y }: Point): string =>
  letter === 'x' ? `na ${isNegative(x) ? 'lewo' : 'prawo'} od osi $y$` : `${isNegative(y) ? 'pod' : 'nad'} osią $x$`;

const sideOf = (letter: 'x' | 'y', { point }: OnePoint): FamilyStep => {
  const value = point[letter];
  const relation = isNegative(value) ? '<' : '>';
  return {
    operation: `sign-of-${letter}`,
    what: `Sprawdzamy znak współrzędnej $${letter}$: punkt leży ${sideName(letter, point)}`,
    todo:
      letter === 'x'
        ? 'sprawdź znak pierwszej współrzędnej: po której stronie osi $y$ leży punkt?'
        : 'sprawdź znak drugiej współrzędnej: nad osią $x$ czy pod nią leży punkt?',
    why: '',
    shown: `${letter} = ${fraction(value)} ${relation} 0`,
    claims: [{ sides: [plain(value), '0'], relation }],
  };
};

const SIGNS = { I: '(+;\\ +)', II: '(-;\\ +)', III: '(-;\\ -)', IV: '(+;\\ -)' } as const;

const proofBySigns = ({ point }: OnePoint): string => {
  const own = quadrantOf(point);
  const all = Object.entries(SIGNS).map(([name, signs]) => `${name} $${signs}$`);
  return `Znaki współrzędnych w kolejnych ćwiartkach to: ${all.join(', ')}. Punkt $P = ${pointLatex(point)}$ ma znaki $${SIGNS[own]}$, czyli leży w ćwiartce ${own}.`;
};

export const quadrantAsk: FunctionAsk<OnePoint> = {
  levels: [1],
  read: (text) => {
    const [point] = onlyPoints(text, 1);
    if (point === undefined || isZero(point.x) || isZero(point.y)) return undefined;
    return asksFor(text, 'cwiartc*|cwiartk*', `${ASIDE}|lezy|znajduje|nalezy`) ? { point } : undefined;
  },
  tell: ({ point }) => `W której ćwiartce układu współrzędnych leży punkt $P = ${pointLatex(point)}$?`,
  solve: (given) => ({
    steps: [sideOf('x', given), sideOf('y', given)],
    answer: {
      kind: 'choice',
      value: quadrantOf(given.point),
      choices: QUADRANTS,
      shown: `ćwiartka **${quadrantOf(given.point)}**`,
    },
    sentence: `Leży ona ${sideName('x', given.point)} i ${sideName('y', given.point)}.`,
    proof: proofBySigns(given),
    notice: 'Każda ćwiartka ma swoje znaki współrzędnych. Jakie znaki mają współrzędne tego punktu?',
    nudge:
      'Ćwiartki liczymy od prawej górnej, przeciwnie do ruchu wskazówek zegara. Zacznij od $(0;\\ 0)$ i idź najpierw wzdłuż osi $x$, potem $y$.',
    setup: 'Idź z początku układu najpierw w prawo lub w lewo, potem w górę lub w dół. Gdzie jesteś?',
  }),
  isRight: ({ point }, answer) => {
    const turn = Math.atan2(point.y.valueOf(), point.x.valueOf()) / (Math.PI / 2);
    const order = Math.floor(turn < 0 ? turn + 4 : turn);
    return answer.kind === 'choice' && answer.value === Object.keys(QUADRANTS)[order];
  },
  make: (pick) => ({ point: pointOf(nonZero(pick, 9), nonZero(pick, 9)) }),
  mistakes: ({ point: { x, y } }) => ({
    'coordinates-swapped': [quadrantOf({ x: y, y: x })],
    'other-side': [quadrantOf({ x, y: y.neg() })],
  }),
  figure: () => undefined,
};

const MIRRORS = {
  x: { about: 'osi $x$', phrases: 'wzgledem osi x|wzgledem osi ox|wzgledem ox' },
  y: { about: 'osi $y$', phrases: 'wzgledem osi y|wzgledem osi oy|wzgledem oy' },
  origin: {
    about: 'początku układu współrzędnych',
    phrases: 'wzgledem poczatku ukladu wspolrzednych|wzgledem poczatku ukladu|wzgledem poczatku',
  },
} as const;

interface Reflection extends OnePoint {
  readonly mirror: keyof typeof MIRRORS;
}

const MIRROR_NAMES = ['x', 'y', 'origin'] as const;

const imageOf = ({ point: { x, y }, mirror }: Reflection): Point => ({
  x: mirror === 'x' ? x : x.neg(),
  y: mirror === 'y' ? y : y.neg(),
});

const mirrored = (given: Reflection, letter: 'x' | 'y'): FamilyStep => {
  const [value, image] = [given.point[letter], imageOf(given)[letter]];
  const isKept = letter === given.mirror;
  return {
    operation: isKept ? 'keep' : 'negate',
    what: isKept ? `Współrzędna $${letter}$ się nie zmienia` : `Współrzędna $${letter}$ zmienia znak na przeciwny`,
    todo: isKept
      ? `zastanów się, czy punkt przesuwa się wzdłuż osi $${letter}$, i zapisz współrzędną $${letter}$ obrazu`
      : `zastanów się, po której stronie zera będzie współrzędna $${letter}$ obrazu, i zapisz ją`,
    why: isKept
      ? 'Punkt przechodzi na drugą stronę osi po linii prostopadłej do niej.'
      : 'Obraz leży po przeciwnej stronie i w tej samej odległości.',
    shown: `${letter} = ${fraction(image)}`,
    claims: [{ sides: [isKept ? plain(value) : `-1 * ${plain(value)}`, plain(image)] }],
  };
};

/** The middle between a point and its image lies on the mirror. */
const proofByMiddle = (given: Reflection): string => {
  const image = imageOf(given);
  const middle = { x: given.point.x.add(image.x).div(2), y: given.point.y.add(image.y).div(2) };
  const where =
    given.mirror === 'origin'
      ? 'To początek układu współrzędnych.'
      : `Leży on na osi $${given.mirror}$, a współrzędna $${given.mirror}$ obu punktów jest ta sama.`;
  return `Środek odcinka $PP'$ to $${pointLatex(middle)}$. ${where}`;
};

export const reflectionAsk: FunctionAsk<Reflection> = {
  levels: [1, 2],
  read: (text) => {
    const [point] = onlyPoints(text, 1);
    if (point === undefined || isZero(point.x) || isZero(point.y)) return undefined;
    const mirror = MIRROR_NAMES.find((name) =>
      asksFor(text, MIRRORS[name].phrases, `${ASIDE}|symetryczn*|obraz*|symetri*|odbito|odbijamy|odbicie|odbicia`),
    );
    const axes = text.words.filter((word) => /^o?[xy]$/.test(word));
    const isMirrored = text.words.some((word) => /^(?:symetr|odbi)/.test(word));
    return mirror === undefined || !isMirrored || axes.length > 1 ? undefined : { point, mirror };
  },
  tell: ({ point, mirror }) =>
    `Wyznacz punkt symetryczny do punktu $P = ${pointLatex(point)}$ względem ${MIRRORS[mirror].about}.`,
  solve: (given) => ({
    steps: [mirrored(given, 'x'), mirrored(given, 'y'), writingThePoint(imageOf(given), "P'")],
    answer: pointAnswer(imageOf(given), "P'"),
    proof: proofByMiddle(given),
    notice: 'Zaznacz punkt i wyobraź sobie jego odbicie. Które współrzędne zmienią znak, a które zostaną?',
    nudge:
      given.mirror === 'origin'
        ? 'Początek układu ma być środkiem odcinka łączącego punkt z jego obrazem. Po której stronie każdej osi leży obraz?'
        : `Oś $${given.mirror}$ jest lustrem: obraz jest tak samo daleko po jej drugiej stronie. W którym kierunku przesuwa się punkt?`,
  }),
  isRight: ({ point, mirror }, answer) => {
    const image = answeredPoint(answer);
    if (image === undefined) return false;
    const [x, y] = [point.x.valueOf(), point.y.valueOf()];
    const [middle, way] = [
      { x: (x + image.x) / 2, y: (y + image.y) / 2 },
      { x: image.x - x, y: image.y - y },
    ];
    switch (mirror) {
      case 'x':
        return middle.y === 0 && way.x === 0;
      case 'y':
        return middle.x === 0 && way.y === 0;
      case 'origin':
        return middle.x === 0 && middle.y === 0;
    }
  },
  make: (pick, difficulty) => {
    // Of different sizes, for it to be seen which of the two has changed its sign.
    const x = nonZero(pick, 9);
    const y = nonZero(pick, 8);
    return {
      point: pointOf(x, Math.abs(y) < Math.abs(x) ? y : y + Math.sign(y)),
      mirror: difficulty === 1 ? pick.oneOf(['x', 'y']) : 'origin',
    };
  },
  mistakes: (given) => {
    const { point, mirror } = given;
    return {
      'other-axis':
        mirror === 'origin' ? undefined : mistakenPoint(imageOf({ point, mirror: mirror === 'x' ? 'y' : 'x' })),
      'both-signs': mistakenPoint({ x: point.x.neg(), y: point.y.neg() }),
      'one-sign': mirror === 'origin' ? mistakenPoint(imageOf({ point, mirror: 'x' })) : undefined,
    };
  },
  figure: ({ point }) => pointsFigure([point], 'P'),
};
