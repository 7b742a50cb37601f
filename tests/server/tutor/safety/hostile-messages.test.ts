import { beforeAll, expect, it } from 'vitest';
import { isHarmfulAnswer } from '#tutoring/safety/harmful-answer.rules.ts';
import { leastCpuTime } from '../../../support/cpu-time.ts';
import { cries, signIn } from '../../../tutoring/safety/sentences.ts';

/** Of a task of the same length, in the same run: what a machine is worth says nothing. */
const MOST = { message: 3, answer: 4 } as const;
const LONGEST = 2000;

const filled = (unit: string): string => unit.repeat(Math.ceil(LONGEST / unit.length)).slice(0, LONGEST);

const TASK = filled('Oblicz, ile kilometrów przejechał pociąg w ciągu 3,5 godziny z prędkością 120 km/h. ');

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
  ['many sentences', filled(cries.map(({ sentence }) => sentence.replace(/\p{L}$/u, '')).join(' aa '))],
];

const gateOf = {
  message: (text: string) => signIn(text),
  answer: (text: string) => isHarmfulAnswer(text.repeat(10)),
} as const;

/** Milliseconds. */
const limit = { message: 0, answer: 0 };
beforeAll(async () => {
  limit.message = MOST.message * (await leastCpuTime(() => gateOf.message(TASK), 0));
  limit.answer = MOST.answer * (await leastCpuTime(() => gateOf.answer(TASK), 0));
});

it.each(MESSAGES)('%s: a message takes the gate no more than three times what a task takes', async (_name, text) => {
  expect(await leastCpuTime(() => gateOf.message(text), limit.message)).toBeLessThan(limit.message);
});

it.each(MESSAGES)('%s: an answer takes the gate no more than four times what a task takes', async (_name, text) => {
  expect(await leastCpuTime(() => gateOf.answer(text), limit.answer)).toBeLessThan(limit.answer);
});
