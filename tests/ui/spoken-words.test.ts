import { expect, it } from 'vitest';
import { spokenWords } from '#ui/learning/exam-session/listening/spoken-words.rules.ts';

it('a recording is said sentence by sentence, by as many voices as there are speakers; the first one announces (D66)', () => {
  const words = spokenWords({
    id: 'r1',
    language: 'en',
    lines: [
      { speaker: '', text: 'Text one.' },
      { speaker: 'Kate', text: 'Hi Tom! Where are you?' },
      { speaker: 'Tom', text: 'At home.' },
      { speaker: 'Kate', text: 'Good.' },
    ],
  });
  expect(words.map(({ language, speaker, text }) => `${language} ${speaker}: ${text}`)).toEqual([
    'en 0: Text one.',
    'en 0: Hi Tom!',
    'en 0: Where are you?',
    'en 1: At home.',
    'en 0: Good.',
  ]);
});
