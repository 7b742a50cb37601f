import { isEchoed, isPlainStory } from '#tutoring/families/early/story-words.rules.ts';
import { isInteger, ONE, isPositive } from '#tutoring/mathematics/rational.ts';
import { template, type Found } from '#tutoring/reading/template.reader.ts';
import { askedOf } from '../asked-part.rules.ts';
import { areCounted } from '../two-parts.rules.ts';
import { ageIn } from './age-problem.rules.ts';
import type { AgeProblemGiven } from './age-problem.types.ts';

const YEARS = '[lat|lata|rok]';
const OLDER = '(starszy|starsza|starsze)';
const YOUNGER = '(mlodszy|mlodsza|mlodsze)';
const WAS = '(byl|byla|bylo)';
const THAN = '(od|niz)';
const AGES = `<a> [ma] {o} ${YEARS} [i|oraz|,] <b> [ma] {y} ${YEARS}`;
const TIMES = `[<a2>] [${WAS}] {k} razy ${OLDER} [${THAN} <b2>]`;
const FUTURE = template(`${AGES} za (lat|lata) ${TIMES}`);
const PAST = template(`${AGES} (lat|lata) temu ${TIMES}`);
const MORE = `(o {d} ${YEARS} ${OLDER}|{k} razy ${OLDER}|o {e} ${YEARS} ${YOUNGER}|{l} razy ${YOUNGER})`;
const TOGETHER = template(
  `<a> ${MORE} ${THAN} <b> [i|,] razem [maja] {t} ${YEARS} [(lat|lata) (ma|maja) ((kazda|kazdy|kazde) [z nich]|<who>)|(lat|lata) maja]`,
);
const OWN_AGE = template(
  `za {a} ${YEARS} bede {k} razy ${OLDER} niz [bylem|bylam] {b} ${YEARS} temu [lat] [teraz|obecnie]`,
);
const OTHER_AGE = template(
  `{b} ${YEARS} temu [moj|moja] <who> ${WAS} ({k} razy ${OLDER}|{l} razy ${YOUNGER}) (ode mnie|niz ja) [i|,] (teraz|obecnie|dzis|dzisiaj) {o} ${YEARS} [lat] ma [teraz] [moj|moja] <whose> [teraz]`,
);

export const readAgeProblem = (message: string): AgeProblemGiven | undefined => {
  const told = { text: message.trim().replace(/\s+/g, ' ') };
  const given =
    readTimes(message, told) ?? readTogether(message, told) ?? readOwnAge(message, told) ?? readOtherAge(message, told);
  return given !== undefined && isPossible(given) ? given : undefined;
};

type Told = Pick<AgeProblemGiven, 'text'>;

const isPossible = (given: AgeProblemGiven): boolean => {
  if (given.kind === 'together') return areCounted(given.parts);
  if (given.factor.lte(ONE)) return false;
  const age = ageIn(given);
  const isWhole = isInteger(age) && isPositive(age);
  switch (given.kind) {
    case 'times':
      return isWhole && given.older.gt(given.younger) && (!given.isPast || age.lt(given.younger));
    case 'ownAge':
    case 'otherAge':
      return isWhole && age.gt(given.ago);
  }
};

const slot = (found: Found, name: string): string => (found.has(name) ? found.text(name) : '');

const readTimes = (message: string, told: Told): AgeProblemGiven | undefined => {
  const future = FUTURE.find(message);
  const found = future ?? PAST.find(message);
  if (found === undefined) return undefined;
  const [a, b, first, second] = ['a', 'b', 'a2', 'b2'].map((name) => slot(found, name));
  if (![a, b].every((words = '') => isPlainStory(words))) return undefined;
  const isAsTold = isEchoed(first ?? '', a ?? '') && isEchoed(second ?? '', b ?? '');
  const isTurned = isEchoed(first ?? '', b ?? '') && isEchoed(second ?? '', a ?? '') && first !== '';
  if (!isAsTold && !isTurned) return undefined;
  const ages = [found.number('o'), found.number('y')] as const;
  const [older, younger] = isAsTold ? ages : [ages[1], ages[0]];
  return { ...told, kind: 'times', older, younger, factor: found.number('k'), isPast: future === undefined };
};

const readTogether = (message: string, told: Told): AgeProblemGiven | undefined => {
  const found = TOGETHER.find(message);
  if (found === undefined || ![found.text('a'), found.text('b')].every(isPlainStory)) return undefined;
  const by = ['d', 'e', 'k', 'l'].find(found.has) ?? 'd';
  const asks = askedOf(found, by === 'd' || by === 'k');
  return (
    asks && {
      ...told,
      kind: 'together',
      asks,
      parts: {
        compares: by === 'd' || by === 'e' ? 'difference' : 'ratio',
        by: found.number(by),
        total: found.number('t'),
      },
    }
  );
};

const readOwnAge = (message: string, told: Told): AgeProblemGiven | undefined => {
  const found = OWN_AGE.find(message);
  return (
    found && { ...told, kind: 'ownAge', ahead: found.number('a'), factor: found.number('k'), ago: found.number('b') }
  );
};

const readOtherAge = (message: string, told: Told): AgeProblemGiven | undefined => {
  const found = OTHER_AGE.find(message);
  if (found === undefined || !isPlainStory(found.text('who')) || !isEchoed(found.text('whose'), found.text('who')))
    return undefined;
  return {
    ...told,
    kind: 'otherAge',
    ago: found.number('b'),
    factor: found.has('k') ? found.number('k') : found.number('l'),
    isYounger: found.has('l'),
    own: found.number('o'),
  };
};
