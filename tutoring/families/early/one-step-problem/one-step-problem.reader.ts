import { withComparedPrices } from '#tutoring/families/early/price-words.rules.ts';
import { asWhole } from '#tutoring/families/early/whole.rules.ts';
import { nounOf } from '#tutoring/families/early/nouns.ts';
import {
  endsInPreposition,
  isEchoed,
  isEchoOf,
  isOneThing,
  isPlainStory,
  isSameThing,
  names,
  wordsOf,
} from '#tutoring/families/early/story-words.rules.ts';
import type { Found } from '#tutoring/reading/template.reader.ts';
import { STORIES, type StoryShape } from './one-step-problem.templates.ts';
import type { OneStepGiven, Situation } from './one-step-problem.types.ts';

type Slot = (name: string) => string;

export const readStory = (message: string): OneStepGiven | undefined => {
  const told = withGiverFirst(message);
  const counted = withCountedMoney(told);
  const compared = withCountedMoney(withComparedPrices(told));
  return storyIn(counted, message) ?? (compared === counted ? undefined : comparedStoryIn(compared, message));
};

/** „Dostała 5 zł od babci” as „dostała od babci 5 zł”: behind what is counted begins the question. */
const withGiverFirst = (message: string): string =>
  message.replace(/(?<!\p{L})(dosta\p{L}+(?: jeszcze)?) (\d+(?: \p{L}+)?) (od \p{L}+)/giu, '$1 $3 $2');

/** Prices are read as compared numbers, and as nothing else. */
const comparedStoryIn = (counted: string, message: string): OneStepGiven | undefined => {
  const given = storyIn(counted, message);
  return given !== undefined && COMPARING.has(given.situation) ? given : undefined;
};

const COMPARING: ReadonlySet<Situation> = new Set<Situation>(['more', 'less', 'times', 'part']);

const storyIn = (counted: string, message: string): OneStepGiven | undefined => {
  for (const { situation, shape, templates } of STORIES)
    for (const one of templates) {
      const found = one.find(counted);
      const given = found && givenOf(situation, shape, found, message);
      if (given !== undefined)
        return isWhollyOfMoney(given, message) ? { ...given, unit: 'zl' } : withoutMoney(given, message);
    }
  return undefined;
};

const ZLOTE = /(?<=\d) ?(?:zł|zl|złot\p{L}*)(?!\p{L})/giu;

/** „Zosia ma 12 zł”: money is counted as other things are. */
export const withCountedMoney = (message: string): string => message.replace(ZLOTE, ' pieniedzy');

export const amountsIn = (message: string): number => [...message.matchAll(ZLOTE)].length;

/** Both numbers are money, or the one beside a factor. */
const isWhollyOfMoney = ({ situation }: OneStepGiven, message: string): boolean =>
  OF_TWO_AMOUNTS.has(situation) ? amountsIn(message) === 2 : OF_ONE_AMOUNT.has(situation) && amountsIn(message) === 1;

const OF_TWO_AMOUNTS: ReadonlySet<Situation> = new Set<Situation>([
  'gain',
  'loss',
  'together',
  'more',
  'less',
  'difference',
]);
const OF_ONE_AMOUNT: ReadonlySet<Situation> = new Set<Situation>(['times', 'part']);

const withoutMoney = (given: OneStepGiven, message: string): OneStepGiven | undefined =>
  amountsIn(message) === 0 ? given : undefined;

const givenOf = (situation: Situation, shape: StoryShape, found: Found, message: string): OneStepGiven | undefined => {
  const [a, b] = [asWhole(found.number('a')), asWhole(found.number('b'))];
  if (a === undefined || b === undefined || a < 1 || b < 1) return undefined;
  const slot: Slot = (name) => (found.has(name) ? found.text(name) : '');
  if (!IS_SOUND[shape](slot) || !isPossible(situation, a, b)) return undefined;
  const counted = wordsOf(slot(COUNTED_IN[shape] ?? 'mid'))[0] ?? '';
  const isMixed = situation === 'together' && !isSameThing(slot('t2'), counted);
  return { situation, a, b, noun: isMixed ? undefined : nounOf(counted), text: message.trim().replace(/\s+/g, ' ') };
};

/** The slot of what the result counts. */
const COUNTED_IN: Readonly<Partial<Record<StoryShape, string>>> = { groups: 't2', kinds: 't2', packs: 'box' };

const isPossible = (situation: Situation, a: number, b: number): boolean => {
  switch (situation) {
    case 'loss':
    case 'less':
    case 'missing':
      return a > b;
    case 'difference':
      return a !== b;
    case 'share':
    case 'packs':
    case 'part':
      return a % b === 0;
    default:
      return true;
  }
};

/** Slots: `s1` before the first number, `mid` and `t2` behind the first and second, `x` behind the verb, `q` and `q2` the question. */
const IS_SOUND: Readonly<Record<StoryShape, (slot: Slot) => boolean>> = {
  change: (slot) => {
    const before = `${slot('s1')} ${slot('mid')}`;
    return (
      isPlainStory(`${before} ${slot('x')} ${slot('t2')} ${slot('q')} ${slot('q2')}`) &&
      !endsInPreposition(slot('s1')) &&
      isOneThing(slot('mid')) &&
      isSameThing(slot('t2'), slot('mid')) &&
      isEchoed(`${slot('q')} ${slot('q2')}`, before)
    );
  },
  pair: (slot) => {
    const story = `${slot('s1')} ${slot('mid')} ${slot('t2')}`;
    return (
      isPlainStory(`${story} ${slot('q')} ${slot('q2')}`) &&
      !endsInPreposition(slot('s1')) &&
      !endsInPreposition(slot('mid')) &&
      !wordsOf(story).some((word) => /^(?:lat|lata|rok\w*|klas\w*)$/.test(word))
    );
  },
  difference: (slot) => {
    const story = `${slot('s1')} ${slot('mid')} ${slot('t2')}`;
    return (
      isPlainStory(story) &&
      !endsInPreposition(slot('s1')) &&
      !endsInPreposition(slot('mid')) &&
      isEchoed(`${slot('q')} ${slot('q2')}`.replace(/(?<= |^)(?:niz|od)(?= |$)/g, ''), story)
    );
  },
  comparison: (slot) => {
    const [, ...second] = wordsOf(slot('mid'));
    const question = wordsOf(slot('q'));
    return (
      isPlainStory(`${slot('s1')} ${slot('mid')} ${slot('t2')}`) &&
      !endsInPreposition(slot('s1')) &&
      isEchoed(slot('q'), slot('mid')) &&
      isEchoed(slot('ref'), `${slot('s1')} niego niej nich brat siostra`) &&
      isSameThing(slot('t2'), slot('mid')) &&
      question.some((word) => names(word, second.join(' ')) && !isEchoOf(word, slot('s1')))
    );
  },
  // „24 jabłonie i 3 razy mniej grusz”: the pear trees are asked for.
  kinds: (slot) =>
    isPlainStory(`${slot('s1')} ${slot('mid')} ${slot('t2')}`) &&
    !endsInPreposition(slot('s1')) &&
    wordsOf(slot('t2')).length === 1 &&
    !isSameThing(slot('t2'), slot('mid')) &&
    wordsOf(slot('q')).some((word) => names(word, slot('t2'))) &&
    isEchoed(slot('q'), `${slot('s1')} ${slot('t2')}`),
  groups: (slot) => {
    const question = `${slot('q')} ${slot('z')} ${slot('z2')}`;
    const [box = ''] = wordsOf(slot('mid'));
    return (
      isPlainStory(`${slot('s1')} ${slot('mid')} ${slot('t2')}`) &&
      isEchoed(question, `${slot('s1')} ${slot('mid')} ${slot('t2')}`) &&
      (slot('q') === '' || names(slot('q'), slot('t2'))) &&
      !names(wordsOf(question)[0] ?? '', box)
    );
  },
  share: (slot) => isPlainStory(`${slot('s1')} ${slot('mid')} ${slot('t2')}`) && !endsInPreposition(slot('s1')),
  packs: (slot) =>
    isPlainStory(`${slot('s1')} ${slot('mid')} ${slot('t2')}`) &&
    !endsInPreposition(slot('s1')) &&
    isSameThing(slot('t2'), slot('mid')) &&
    names(wordsOf(slot('q'))[0] ?? slot('box'), slot('box')),
  missing: (slot) =>
    isPlainStory(`${slot('s1')} ${slot('mid')}`) &&
    !endsInPreposition(slot('s1')) &&
    isSameThing(slot('t2'), slot('mid')),
};
