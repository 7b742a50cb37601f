import { amountsIn, withCountedMoney } from '#tutoring/families/early/one-step-problem/one-step-problem.reader.ts';
import { withComparedPrices } from '#tutoring/families/early/price-words.rules.ts';
import {
  endsInPreposition,
  isEchoed,
  isEchoOf,
  isOneThing,
  isPlainStory,
  isSameThing,
  startsWithPreposition,
  wordsOf,
} from '#tutoring/families/early/story-words.rules.ts';
import { asWhole } from '#tutoring/families/early/whole.rules.ts';
import { withoutFalseUnits } from '#tutoring/families/story-text.rules.ts';
import type { Found } from '#tutoring/reading/template.reader.ts';
import { isKindOf } from './kinds-of-things.rules.ts';
import { CHANGED, COMPARED } from './two-step-problem.templates.ts';
import type { ChangedGiven, ComparedGiven, TwoStepGiven } from './two-step-problem.types.ts';

export const readTwoSteps = (message: string): TwoStepGiven | undefined => {
  const counted = withoutFalseUnits(withPlaces(withCountedMoney(withAskedMoney(withComparedPrices(message)))));
  const text = message.trim().replace(/\s+/g, ' ');
  const given = comparedIn(counted, text) ?? changedIn(counted, text);
  if (given === undefined) return undefined;
  const amounts = amountsIn(message);
  if (amounts === 0) return given;
  return amounts === countOfAmounts(given) ? { ...given, unit: 'zl' } : undefined;
};

/** A factor is no money. */
const countOfAmounts = (given: TwoStepGiven): number =>
  given.kind === 'changed' ? 3 : given.comparison === 'times' || given.comparison === 'part' ? 1 : 2;

/** „Na jednej półce, a na drugiej”: an ordinal would be a third number. */
const withPlaces = (message: string): string =>
  message
    .replace(/(?<!\p{L})(na|w) (?:jednej|jednym|pierwszej|pierwszym)(?= \p{L})/giu, '$1 lewej')
    .replace(
      /(?<!\p{L})(na|w) (?:drugiej|drugim)(?: (?:p[oó][lł]ce|koszyku|pude[lł]ku|klasie|skrzyni|tacy))?(?!\p{L})/giu,
      '$1 prawej',
    )
    .replace(
      /(?<!\p{L})(?:na|w) (?:obu|obydwu|dw[oó]ch) (?:p[oó][lł]kach|koszykach|pude[lł]kach|klasach|skrzyniach|tacach)/giu,
      'razem',
    )
    .replace(/(?<!\p{L})w sumie(?!\p{L})/giu, 'razem')
    .replace(/(?<!\p{L})razem razem(?!\p{L})/giu, 'razem');

/** „Ile złotych”, as „ile pieniędzy”. */
const withAskedMoney = (message: string): string =>
  message.replace(/(?<!\p{L})ile (?:zł|złotych|zlotych)(?!\p{L})/giu, 'ile pieniedzy');

const slotsOf =
  (found: Found) =>
  (name: string): string =>
    found.has(name) ? found.text(name) : '';

const numbersIn = (found: Found, ...slots: readonly string[]): readonly number[] =>
  slots.flatMap((slot) => {
    const one = asWhole(found.number(slot), 10_000);
    return one === undefined || one === 0 ? [] : [one];
  });

const comparedIn = (message: string, text: string): ComparedGiven | undefined => {
  for (const { comparison, owners, things, thingsTogether } of COMPARED) {
    const fitting = [
      ...owners.filter((one) => areOwners(one.find(message))),
      ...things.filter((one) => areThings(one.find(message), false)),
      ...thingsTogether.filter((one) => areThings(one.find(message), true)),
    ][0]?.find(message);
    const [a, b] = fitting === undefined ? [] : numbersIn(fitting, 'a', 'b');
    if (a === undefined || b === undefined) continue;
    const given = { kind: 'compared', comparison, a, b, text } as const;
    return isPossible(given) ? given : undefined;
  }
  return undefined;
};

const isPossible = ({ comparison, a, b }: ComparedGiven): boolean =>
  comparison === 'less' ? a > b : comparison === 'part' ? b > 1 && a % b === 0 : comparison === 'more' || b > 1;

/** „12 lat, a jej brat jest”: behind what is counted comes the second owner, and nobody more. */
const areOwners = (found: Found | undefined): boolean => {
  if (found === undefined) return false;
  const slot = slotsOf(found);
  const [counted = '', ...others] = wordsOf(slot('mid'));
  const second = /^(?:i|oraz)$/.test(others[0] ?? '') ? others.slice(1) : others;
  const story = `${slot('s1')} ${slot('mid')}`;
  return (
    isPlainStory(`${story} ${slot('t2')}`) &&
    !endsInPreposition(slot('s1')) &&
    !second.some((word) => /^(?:i|oraz|ani|lub|albo)$/.test(word)) &&
    second.some((word) => word.length > 2 && !isEchoOf(word, slot('s1'))) &&
    isEchoed(slot('ref'), `${slot('s1')} niego niej nich`) &&
    isSameThing(slot('t2'), counted) &&
    isSameThing(slot('t4'), counted) &&
    wordsOf(slot('t4')).length < 2 &&
    isEchoed(`${slot('q')} ${slot('q2')}`, `${story} i`)
  );
};

/** „24 jabłonie i 3 razy mniej grusz”: together they are trees, and „razem” may name both. */
const areThings = (found: Found | undefined, isTogether: boolean): boolean => {
  if (found === undefined) return false;
  const slot = slotsOf(found);
  const [first, second] = [slot('mid'), slot('t2')];
  const things = [first, second];
  const question = wordsOf(`${slot('q')} ${slot('q2')}`);
  const others = question.filter((word) => !isKindOf(word, things));
  const named = things.filter((thing) => others.some((word) => !isEchoOf(word, slot('s1')) && isEchoOf(word, thing)));
  return (
    things.every((thing) => wordsOf(thing).length === 1) &&
    !isSameThing(second, first) &&
    isPlainStory(`${slot('s1')} ${first} ${second}`) &&
    !endsInPreposition(slot('s1')) &&
    (isTogether || others.length < question.length) &&
    named.length !== 1 &&
    isEchoed(others.join(' '), `${slot('s1')} ${named.join(' i ')}`)
  );
};

const changedIn = (message: string, text: string): ChangedGiven | undefined => {
  for (const { areGains, templates } of CHANGED) {
    const found = templates
      .map((one) => one.find(message))
      .find((one) => one !== undefined && isChanged(one, areGains));
    const [a, b, c] = found === undefined ? [] : numbersIn(found, 'a', 'b', 'c');
    if (a === undefined || b === undefined || c === undefined) continue;
    const changes = [
      { isGain: areGains[0], by: b },
      { isGain: areGains[1], by: c },
    ] as const;
    const after = a + (areGains[0] ? b : -b);
    return after >= 0 && after + (areGains[1] ? c : -c) >= 0 ? { kind: 'changed', a, changes, text } : undefined;
  }
  return undefined;
};

const isChanged = (found: Found, areGains: readonly [boolean, boolean]): boolean => {
  const slotOf = slotsOf(found);
  // A free slot takes the „i” that joins the two changes.
  const slot = (name: string): string => slotOf(name).replace(/(?:^| )(?:i|oraz)$/, '');
  const before = `${slot('s1')} ${slot('mid')}`;
  return (
    isPlainStory(`${before} ${slot('x')} ${slot('y')} ${slot('t2')} ${slot('t3')}`) &&
    !endsInPreposition(slot('s1')) &&
    isOneThing(slot('mid')) &&
    (['x', 'y'] as const).every((name, index) => isSideline(slot(name), areGains[index] === true)) &&
    ['t2', 't3'].every(
      (name) => isSameThing(slot(name), slot('mid')) && (startsWithPreposition(slot(name)) || isOneThing(slot(name))),
    ) &&
    isEchoed(`${slot('q')} ${slot('q2')}`, before)
  );
};

/** „Od babci”, „na przystanku”, and, of what is given away, „bratu”: whoever else stood there would be the one who has or gives. */
const isSideline = (words: string, isGain: boolean): boolean => {
  const [first] = wordsOf(words);
  if (first === undefined || first === 'jeszcze' || startsWithPreposition(words)) return true;
  return !isGain && /(?:u|owi|ze|dze|cie|rze|mie|om)$/.test(first) && wordsOf(words).length === 1;
};
