import { describe, expect, it } from 'vitest';
import { withRedaction } from '#server/tutor/safety/with-redaction.ts';
import type { Tutor, TutorReply, TutorRequest } from '#server/tutor/tutor.port.ts';
import { request } from '../pupil.ts';

/** Keeps what it was asked. */
const listening = (): Tutor & { readonly heard: TutorRequest[] } => {
  const heard: TutorRequest[] = [];
  return {
    heard,
    reply: (asked): Promise<TutorReply> => {
      heard.push(asked);
      return Promise.resolve({ content: 'ok', isCharged: true });
    },
  };
};

const sent = async (prompt: string): Promise<string | undefined> => {
  const model = listening();
  await withRedaction(model).reply(request(prompt));
  return model.heard[0]?.prompt;
};

describe('personal data stay in the house', () => {
  const PERSONAL: readonly (readonly [string, string])[] = [
    ['Nazywam się Jan Kowalski i mam pytanie', 'Nazywam się [imię] i mam pytanie'],
    ['mam na imię ola, pomóż', 'mam na imię [imię], pomóż'],
    ['Jestem Ania. Rozwiąż 2x = 8', 'Jestem [imię]. Rozwiąż 2x = 8'],
    ['pisz na jan.k+szkola@onet.pl', 'pisz na [e-mail]'],
    ['tel. 600 100 200', 'tel. [telefon]'],
    ['zadzwoń +48601202303', 'zadzwoń [telefon]'],
    ['mój numer to 601-202-303', 'mój numer to [telefon]'],
    ['(22) 123 45 67', '[telefon]'],
    ['601202303', '[telefon]'],
  ];

  it.each(PERSONAL)('„%s” leaves as „%s”', async (prompt, redactedPrompt) => {
    expect(await sent(prompt)).toEqual(redactedPrompt);
  });

  it.each([
    'Ile to 123 456 789 + 1?',
    '600100200 + 1',
    'oblicz 500 600 700 - 100',
    'x = 600100200',
    '987 654 321 podziel przez 3',
    '600 000 000 zł',
    '12 345,6',
    'Jestem w klasie 7',
    '2x + 3 = 11',
    '$\\frac{123456789}{3}$',
  ])('the mathematics of „%s” stays', async (prompt) => {
    expect(await sent(prompt)).toEqual(prompt);
  });

  it('a name given once is taken out of the whole thread', async () => {
    const model = listening();
    await withRedaction(model).reply(
      request('Powiedz Janowi wynik', {
        history: [
          { role: 'user', content: 'Nazywam się Jan Kowalski' },
          { role: 'assistant', content: 'Cześć, Jan!' },
        ],
      }),
    );
    expect(model.heard.map(({ prompt, history }) => ({ prompt, history }))).toEqual([
      {
        prompt: 'Powiedz [imię] wynik',
        history: [
          { role: 'user', content: 'Nazywam się [imię]' },
          { role: 'assistant', content: 'Cześć, [imię]!' },
        ],
      },
    ]);
  });
});
