import { exact, productOf, squareRootOf, type Exact } from '#tutoring/mathematics/exact.ts';
import { rational } from '#tutoring/mathematics/rational.ts';
import { canonicalOf } from '#tutoring/reading/canonical.reader.ts';
import { numberOf } from '#tutoring/reading/template.reader.ts';
import { withFunctionNames } from '../function-names.rules.ts';
import { isLongest, isTableAngle, resultOf } from './sine-cosine-theorem.rules.ts';
import type { SideName, TriangleGiven } from './sine-cosine-theorem.types.ts';

const LENGTH = String.raw`((?:\d+(?:\.\d+)?(?:\/\d+)?(?: \*)? )?sqrt \( \d+ \)|\d+(?:\.\d+)?(?:\/\d+)?)(?: @?(mm|cm|dm|m|km))?(?= |$)`;
const DEGREES = String.raw`(\d+)(?: @deg| °)?(?= |$)`;
const OWN_ANGLE: Readonly<Record<string, SideName>> = { alfa: 'a', α: 'a', beta: 'b', β: 'b', gamma: 'c', γ: 'c' };
const SIDE_NAMES = ['a', 'b', 'c'] as const;

export const readTriangle = (message: string): TriangleGiven | undefined => {
  const text = canonicalOf(withFunctionNames(message));
  const given = betweenSides(withoutNames(text)) ?? angleOfSides(text) ?? byLetters(text);
  return given && resultOf(given) === undefined ? undefined : given;
};

/** „W trójkącie ABC boki a = 5, b = 7” as „w trójkącie boki 5, 7”. */
const withoutNames = (text: string): string => text.replace(/(?<= troj\w+) abc(?= )/, '').replace(/ [abc] =(?= )/g, '');

const lengthOf = (written = ''): Exact | undefined => {
  const [, factor = '1', radicand = '1'] =
    /^(?:([\d./]+)(?: \*)? )?sqrt \( (\d+) \)$/.exec(written) ?? /^([\d./]+)$/.exec(written) ?? [];
  const root = squareRootOf(rational(BigInt(radicand)));
  const length = root && productOf(exact(numberOf(factor)), root);
  return length?.length === 1 ? length : undefined;
};

/** One unit, or none: the sides of a task are not converted here. */
const commonUnit = (units: readonly (string | undefined)[]): { readonly unit: string | undefined } | undefined =>
  new Set(units).size === 1 ? { unit: units[0] } : undefined;

const TRIANGLE = '(?: (?:w )?troj\\w+)?';
const ARE = '(?:(?: (?:maja|ma|o|=))?(?: dlugos\\w+)?)';
const BETWEEN = ' (?:zawart\\w+ )?(?:po)?miedzy (?:nimi|bokami|tymi bokami)';
const AREA = '( pole(?: powierzchni)?)';
const THIRD = '((?: dlugosc\\w*)? (?:trzeci\\w*|3) bok\\w*)';
const TWO_SIDES = new RegExp(
  `^(?:${AREA}|${THIRD})?${TRIANGLE}${ARE}(?: (?:2 )?bok\\w*)?${ARE} ${LENGTH}(?: i| oraz| ;)? ${LENGTH}(?: (?:i|oraz))? ka(?:t|cie)(${BETWEEN})?(?: (?:ma|o mierze|=))? ${DEGREES}(${BETWEEN})?(?:${AREA}|${THIRD})?${TRIANGLE}$`,
);

const betweenSides = (text: string): TriangleGiven | undefined => {
  const [all, area, third, one, unit, other, otherUnit, between, degrees, betweenToo, areaToo, thirdToo] =
    TWO_SIDES.exec(text) ?? [];
  if (all === undefined || (between === undefined) === (betweenToo === undefined)) return undefined;
  const [first, second] = [lengthOf(one), lengthOf(other)];
  const units = commonUnit([unit, otherUnit]);
  const angle = Number(degrees);
  if (first === undefined || second === undefined || units === undefined || !isTableAngle(angle)) return undefined;
  if ([area, areaToo, third, thirdToo].filter((question) => question !== undefined).length !== 1) return undefined;
  return (area ?? areaToo) === undefined
    ? { kind: 'third-side', sides: [first, second], angle, name: 'c', ...units }
    : { kind: 'area', sides: [first, second], angle, ...units };
};

const THREE_SIDES = new RegExp(
  `^${TRIANGLE}(?: o)? bok\\w*${TRIANGLE}${ARE} ${LENGTH}(?: ;)? ${LENGTH}(?: (?:i|oraz|;))? ${LENGTH}(?: miar\\w+)?(?: najwieksz\\w+ kat\\w*${TRIANGLE}| kat\\w*(?: lezac\\w+)? naprzeciw(?:ko)? boku${ARE} ${LENGTH})$`,
);

const angleOfSides = (text: string): TriangleGiven | undefined => {
  const [all, a, unitOfA, b, unitOfB, c, unitOfC, asked, askedUnit] = THREE_SIDES.exec(text) ?? [];
  const units = commonUnit([unitOfA, unitOfB, unitOfC, ...(asked === undefined ? [] : [askedUnit])]);
  if (all === undefined || units === undefined) return undefined;
  const sides = [a, b, c].flatMap((written) => {
    const length = lengthOf(written);
    return written === undefined || length === undefined ? [] : [{ written, length }];
  });
  for (const [index, { written, length }] of sides.entries()) {
    const [one, other, ...more] = sides.filter((_side, place) => place !== index).map((side) => side.length);
    if (one === undefined || other === undefined || more.length > 0) return undefined;
    if (asked === undefined ? isLongest([one, other], length) : asked === written)
      return { kind: 'angle', sides: [one, other], opposite: length, ...units };
  }
  return undefined;
};

const AROUND =
  / (?:(?:z )?(?:tw|twierdzeni\w+) (?:co|ko)?sinusow|(?:w )?trojka\w+|bok\w*|kat\w*|lez\w+|naprzeciw(?:ko)?|dlugosc\w*|promien\w*|okregu|opisan\w+|na|i|oraz|;)(?= |$)/g;
const PART = new RegExp(
  String.raw` (?:([abc]) = ${LENGTH}|(alfa|beta|gamma|[αβγ])(?: =)? ${DEGREES}|([abcr]|alfa|beta|gamma|[αβγ])(?: =)?(?= |$))`,
  'g',
);

/** The length of the circle and an angle called by the letter of its side are other questions than that letter. */
const OTHER_QUESTION = / dlugosc\w* okregu| kat\w* (?:(?:lez\w+ )?naprzeciw(?:ko)? boku )?[abc](?= |$)/;

/** „a = 6, α = 30°, R = ?”: each angle lies opposite to the side of its letter. */
const byLetters = (text: string): TriangleGiven | undefined => {
  if (OTHER_QUESTION.test(text)) return undefined;
  const core = text.replace(AROUND, '');
  if (core.replace(PART, '') !== '') return undefined;
  const [sides, angles, asked] = [new Map<SideName, Exact>(), new Map<SideName, number>(), new Set<string>()];
  const units: (string | undefined)[] = [];
  for (const [, side, written, unit, letter = '', degrees, question] of core.matchAll(PART)) {
    const name = SIDE_NAMES.find((one) => one === side);
    const opposite = OWN_ANGLE[letter];
    const length = lengthOf(written);
    if (question !== undefined) asked.add(question);
    else if (name !== undefined && length !== undefined && !sides.has(name)) {
      sides.set(name, length);
      units.push(unit);
    } else if (opposite !== undefined && !angles.has(opposite)) angles.set(opposite, Number(degrees));
    else return undefined;
  }
  const [question, ...others] = asked;
  const unit = commonUnit(units);
  if (question === undefined || others.length > 0 || unit === undefined) return undefined;
  return [...angles.values()].every(isTableAngle) ? askedOf(question, sides, angles, unit) : undefined;
};

const askedOf = (
  question: string,
  sides: ReadonlyMap<SideName, Exact>,
  angles: ReadonlyMap<SideName, number>,
  unit: { readonly unit: string | undefined },
): TriangleGiven | undefined => {
  const [[name, side] = [], [second, other] = []] = [...sides].filter(([one]) => one !== OWN_ANGLE[question]);
  const [known, ofName] = [[...angles.keys()].toSorted().join(''), name === undefined ? undefined : angles.get(name)];
  if (name === undefined || side === undefined) return undefined;
  const asked = OWN_ANGLE[question];
  const opposite = asked && sides.get(asked);
  if (asked !== undefined)
    return opposite !== undefined && other !== undefined && angles.size === 0
      ? { kind: 'angle', sides: [side, other], opposite, ...unit }
      : undefined;
  if (question === 'r')
    return ofName === undefined || sides.size > 1 || angles.size > 1
      ? undefined
      : { kind: 'radius', side, angle: ofName, name, ...unit };
  const sought = SIDE_NAMES.find((one) => one === question);
  const angle = sought && angles.get(sought);
  if (sought === undefined || angle === undefined || sides.has(sought)) return undefined;
  if (second !== undefined && other !== undefined)
    return angles.size === 1 ? { kind: 'third-side', sides: [side, other], angle, name: sought, ...unit } : undefined;
  return ofName === undefined || known.length > 2 || ofName + angle >= 180
    ? undefined
    : { kind: 'side', side, angle: ofName, name, otherAngle: angle, otherName: sought, ...unit };
};
