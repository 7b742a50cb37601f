import { isPlainStory } from '#tutoring/families/early/story-words.rules.ts';
import { isPositive, type Rational } from '#tutoring/mathematics/rational.ts';
import { template, type Found, type Template } from '#tutoring/reading/template.reader.ts';
import { converted } from '#tutoring/reading/units.ts';
import type { MotionProblemGiven } from './motion-problem.types.ts';

const TWO =
  '(2|dwaj) (auta|samochody|pociagi|autobusy|motocykle|statki|rowery|rowerzysci|rowerzystow|kolarze|piesi|pieszych|turysci|turystow|motocyklisci|biegacze)';
const START =
  '(wyruszyly|wyruszyli|wyruszylo|wyjechaly|wyjechali|wyjechalo|ruszyly|ruszyli|ruszylo|wyszli|wyszly|jada|ida)';
const AT_ONCE = '[rownoczesnie|jednoczesnie|w samym czasie|w samej chwili]';
const WITH = '[z] [predkoscia|predkosciami|predkosc]';
const SPEEDS = `[jada|ida|jadac] [1|pierwszy|pierwsze] [jechal|jechalo|jedzie|szedl|idzie] ${WITH} {v:speed?} [i|oraz|;|,] [2|drugi|drugie|druga] ${WITH} {w:speed}`;
const FAR = '[z] [2] (miast|miejscowosci|punktow|stacji|wsi) [odleglych|oddalonych] [od siebie] o {s:length}';
const MEET = '[po ilu @h|po jakim czasie|za @h|za czasu] (spotkaja|mina) [ze soba]';
const TOWARDS = 'naprzeciw [siebie]';
const ONE_PLACE = 'z (samej|samego|1) (stacji|miasta|miejsca|miejscowosci|punktu|skrzyzowania)';
const OPPOSITE = '(w przeciwne strony|w przeciwnych kierunkach)';
const APART = '[w] (odleglosc|odleglosci|daleko) [miedzy nimi|od siebie]';
const MEAN = '[byla] srednia predkosc [na calej trasie|calej trasy|w czasie calej podrozy|calej podrozy|jazdy]';
const WENT = '(jechalo|jechal|jechala|jedzie|szedl|szla|plynal|plynela)';
const CATCHES = '[po jakim czasie|po ilu @h|za czasu|za @h] [go|ja] dogoni [go|ja]';
const BOAT = '(motorowka|lodka|lodz|kajak|statek|prom)';
const RIVER = '(rzeka|prad|nurt|prad rzeki|nurt rzeki)';
const NEEDS = '(czasu|@h) [zajmie|zajmie jej|zajmie mu|plynie|przeplynie|potrzebuje na]';

const RIVER_STORY = `${BOAT} [plynie] ${WITH} {v:speed} [i] ${RIVER} [plynie|ma] ${WITH} {w:speed} ${NEEDS} {s:length}`;

const TEMPLATES: readonly (readonly [MotionProblemGiven['kind'], Template])[] = [
  ['towards', template(`${FAR} ${START} ${AT_ONCE} ${TOWARDS} ${TWO} ${SPEEDS} ${MEET}`)],
  ['towards', template(`${TWO} ${START} ${AT_ONCE} ${TOWARDS} ${FAR} ${SPEEDS} ${MEET}`)],
  ['apart', template(`${TWO} ${START} ${AT_ONCE} ${ONE_PLACE} ${OPPOSITE} ${SPEEDS} ${APART} po {t:time}`)],
  [
    'chase',
    template(
      `<a> [jadacy|biegnacy] ${WITH} {v:speed} (goni|sciga) <b> [jadacego|idacego|biegnacego] ${WITH} {w:speed} ma {s:length} przewagi ${CATCHES}`,
    ),
  ],
  [
    'twoTimes',
    template(
      `[<a>] ${WENT} {t:time} (po|z predkoscia) {v:speed} [i|potem|nastepnie] {u:time} (po|z predkoscia) {w:speed} ${MEAN}`,
    ),
  ],
  [
    'thereAndBack',
    template(
      `[<a> ${WENT}] tam ${WITH} {v:speed} [i|,|;] z powrotem ${WITH} {w:speed} w 1 strone [bylo] {s:length} ${MEAN}`,
    ),
  ],
  [
    'thereAndBack',
    template(
      `do (miasta|celu|miejscowosci) (odleglego|oddalonego|odleglej|oddalonej) o {s:length} <a> ${WENT} ${WITH} {v:speed} z powrotem ${WITH} {w:speed} ${MEAN}`,
    ),
  ],
  ['withCurrent', template(`${RIVER_STORY} z pradem`)],
  ['againstCurrent', template(`${RIVER_STORY} pod prad`)],
];

export const readMotionProblem = (message: string): MotionProblemGiven | undefined => {
  for (const [kind, one] of TEMPLATES) {
    const found = one.find(message);
    if (found === undefined) continue;
    const given = givenIn(kind, found, message.trim().replace(/\s+/g, ' '));
    return given !== undefined && isPossible(given) && arePeople(found) ? given : undefined;
  }
  return undefined;
};

const arePeople = (found: Found): boolean =>
  ['a', 'b'].every((name) => !found.has(name) || isPlainStory(found.text(name)));

const amount = (found: Found, name: string, unit: string): Rational => {
  const { value, unit: written } = found.quantity(name);
  return written === undefined ? value : converted(value, written, unit);
};

const givenIn = (kind: MotionProblemGiven['kind'], found: Found, text: string): MotionProblemGiven | undefined => {
  if ((found.quantity('v').unit ?? 'km/h') !== 'km/h' || found.quantity('w').unit !== 'km/h') return undefined;
  const told = { first: found.number('v'), second: found.number('w'), text };
  switch (kind) {
    case 'apart':
      return { ...told, kind, time: amount(found, 't', 'h') };
    case 'twoTimes':
      return { ...told, kind, times: [amount(found, 't', 'h'), amount(found, 'u', 'h')] };
    default:
      return { ...told, kind, distance: amount(found, 's', 'km') };
  }
};

const isPossible = (given: MotionProblemGiven): boolean => {
  const { first, second } = given;
  const sizes = given.kind === 'apart' ? [given.time] : given.kind === 'twoTimes' ? given.times : [given.distance];
  const mustBeFaster = given.kind === 'chase' || given.kind === 'againstCurrent';
  return [first, second, ...sizes].every(isPositive) && (!mustBeFaster || first.gt(second));
};
