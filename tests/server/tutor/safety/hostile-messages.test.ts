import { expect, it } from 'vitest';
import { isHarmfulAnswer } from '#tutoring/safety/harmful-answer.rules.ts';
import { leastCpuTime } from '../../../support/cpu-time.ts';
import { cries, signIn } from '../../../tutoring/safety/sentences.ts';

const LIMIT = 5;
const LONGEST = 2000;

const filled = (unit: string): string => unit.repeat(Math.ceil(LONGEST / unit.length)).slice(0, LONGEST);

const MESSAGES: readonly (readonly [string, string])[] = [
  ['one letter', filled('a')],
  ['letters apart', filled('a ')],
  ['letters apart that never end', `${filled('a.')}aa`],
  ['blanks', filled(' ')],
  ['the same words of a cry', filled('chce nie mnie sie w ')],
  ['words that are in every sign', filled('mama mnie coś mam boję nie chcę ')],
  ['joined words', filled('niechcesiezabicmnie')],
  ['joined words in pieces', filled('niechcesiezabicmnieniechcesiezabic ')],
  ['nearly known words', filled('umrzecx zabijex przyjacielx ')],
  ['digits', filled('4b1 ')],
  ['signs', filled('!@$|* ')],
  ['two alphabets', filled('сhсę umrzеć ')],
  ['capital letters with marks', filled('ŻÓŁĆ ')],
  ['combining marks', filled('e\u0301\u0302\u0303')],
  ['line breaks', filled('a\n')],
  ['a task', filled('Oblicz, ile kilometrów przejechał pociąg w ciągu 3,5 godziny z prędkością 120 km/h. ')],
  ['many sentences', filled(cries.map(({ sentence }) => sentence.replace(/\p{L}$/u, '')).join(' aa '))],
];

it.each(MESSAGES)('%s: a message of 2,000 characters takes the gate no more than 5 ms', async (_name, message) => {
  expect(await leastCpuTime(() => signIn(message), LIMIT)).toBeLessThan(LIMIT);
});

it.each(MESSAGES)('%s: an answer of 20,000 characters takes the gate no more than 25 ms', async (_name, message) => {
  expect(await leastCpuTime(() => isHarmfulAnswer(message.repeat(10)), LIMIT * 5)).toBeLessThan(LIMIT * 5);
});
