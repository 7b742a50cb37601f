import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCard, isIban, isPesel } from '#tutoring/safety/personal-data/identity-numbers.rules.ts';
import { redacted } from '#tutoring/safety/personal-data/personal-data.rules.ts';
import { withRedaction } from '#server/tutor/safety/with-redaction.ts';
import type { TutorRequest } from '#server/tutor/tutor.port.ts';
import { request } from '../../pupil.ts';
import { PERSONAL, SCHOOL_TASKS } from './sentences.ts';

const MARKED = /\{((?:[^{}|]|\{[^{}|]*\})+)\|([^}]+)\}/g;
const CASES = PERSONAL.map((sentence): readonly [string, string] => [
  sentence.replace(MARKED, '$1'),
  sentence.replace(MARKED, '[$2]'),
]);

describe('personal data stay in the house', () => {
  it('in more than 120 sentences, and more than 120 tasks', () => {
    expect([PERSONAL.length >= 120, SCHOOL_TASKS.length >= 120]).toEqual([true, true]);
  });

  it.each(CASES)('„%s” leaves as „%s”', (sentence, masked) => {
    expect(redacted([sentence])).toEqual([masked]);
  });

  it.each(SCHOOL_TASKS)('the task „%s” leaves as it is', (task) => {
    expect(redacted([task])).toEqual([task]);
  });

  it('a sign that hides a number does not help it', () => {
    expect(redacted(['tel. ６００ １００ ２００', 'mój mail: ja\u200bn＠wp.pl'])).toEqual([
      'tel. [telefon]',
      'mój mail: [e-mail]',
    ]);
  });

  it('also what was read in a file, and a name given once goes from the whole thread', async () => {
    const heard: TutorRequest[] = [];
    const model = withRedaction({
      reply: (asked) => {
        heard.push(asked);
        return Promise.resolve({ content: 'ok', isCharged: true });
      },
    });
    await model.reply(
      request('Powiedz Janowi wynik', {
        history: [
          { role: 'user', content: 'Nazywam się Jan Kowalski' },
          { role: 'assistant', content: 'Cześć, Jan!' },
        ],
        attachments: [
          { contentType: 'application/pdf', base64: 'JVBE', text: 'Uczeń: Jan Kowalski, tel. 600 100 200. 2x = 8' },
          { contentType: 'image/png', base64: 'iVBO' },
        ],
      }),
    );
    expect(heard.map(({ prompt, history, attachments }) => ({ prompt, history, attachments }))).toEqual([
      {
        prompt: 'Powiedz [imię] wynik',
        history: [
          { role: 'user', content: 'Nazywam się [imię]' },
          { role: 'assistant', content: 'Cześć, [imię]!' },
        ],
        attachments: [
          { contentType: 'application/pdf', base64: 'JVBE', text: 'Uczeń: [imię], tel. [telefon]. 2x = 8' },
          { contentType: 'image/png', base64: 'iVBO' },
        ],
      },
    ]);
  });
});

const digits = (length: number): fc.Arbitrary<string> =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''));

const lastDigitOf = (beginning: string, isRight: (digits: string) => boolean): string =>
  [...'0123456789'].map((digit) => beginning + digit).find(isRight) ?? '';

const pesel = fc
  .record({
    year: fc.integer({ min: 0, max: 99 }),
    month: fc.integer({ min: 1, max: 12 }),
    century: fc.constantFrom(0, 20, 80),
    day: fc.integer({ min: 1, max: 28 }),
    number: digits(4),
  })
  .map(({ year, month, century, day, number }) =>
    lastDigitOf([year, month + century, day].map((part) => String(part).padStart(2, '0')).join('') + number, isPesel),
  );

const card = fc
  .tuple(
    fc.constantFrom('2', '3', '4', '5', '6'),
    fc.integer({ min: 12, max: 18 }).chain((length) => digits(length - 1)),
  )
  .map(([first, rest]) => lastDigitOf(first + rest, isCard));

const account = digits(24).map((number) => {
  const check = 98n - (BigInt(`${number}252100`) % 97n);
  return `PL${String(check).padStart(2, '0')}${number}`;
});

/** The number, cut anywhere. */
const grouped = (number: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(number, fc.infiniteStream(fc.constantFrom('', '', '', ' ', '-', '.', ' - ', '\u00a0')))
    .map(([letters, gaps]) =>
      [...letters]
        .map((letter, place) => (place === 0 || /\p{L}/u.test(letter) ? letter : (gaps.next().value ?? '') + letter))
        .join(''),
    );

describe('a number with its checksum, in any grouping', () => {
  it.each([
    ['PESEL', pesel, 'PESEL'],
    ['card', card, 'numer karty'],
    ['account', account, 'numer konta'],
    ['account without its country', account.map((letters) => letters.slice(2)), 'numer konta'],
  ] as const)('%s is masked', (_name, number, mask) => {
    fc.assert(
      fc.property(grouped(number), (written) => {
        expect(redacted([`zapisz ${written}, proszę`])).toEqual([`zapisz [${mask}], proszę`]);
      }),
      { numRuns: 300 },
    );
  });

  it('is known by its checksum alone', () => {
    expect([
      isPesel('44051401359'),
      isPesel('44051401358'),
      isPesel('44151401353'),
      isCard('4111111111111111'),
      isCard('4111111111111112'),
      isIban('PL61109010140000071219812874'),
      isIban('PL61109010140000071219812875'),
    ]).toEqual([true, false, false, true, false, true, false]);
  });
});
