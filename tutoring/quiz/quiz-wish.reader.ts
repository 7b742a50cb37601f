import { foldMarks } from '#tutoring/topics/polish-stem.rules.ts';

/** What may be wished for instead of an answer. */
export type QuizWish = 'hint' | 'again' | 'skip' | 'summary';

const WISHES: readonly (readonly [QuizWish, RegExp])[] = [
  ['summary', /podsum|ile (?:mam )?(?:punktow|poprawnych|dobrych)|\bwynik(?:i|ow)?\b|jak mi poszlo/],
  ['again', /powtorz|jeszcze raz (?:pytanie|tresc)|pokaz pytanie|jakie bylo pytanie|\btresc\b/],
  ['hint', /podpowie|wskazowk|pomoz|pomoc|naprowadz|\bhint\b/],
  [
    'skip',
    /nie (?:wiem|umiem|potrafie|znam|mam pojecia)|pomin|poddaje|\bdalej\b|nastepne|\bpas(?:uje)?\b|pokaz odpowiedz/,
  ],
];

export const quizWish = (said: string): QuizWish | undefined => {
  const text = foldMarks(said);
  return WISHES.find(([, sign]) => sign.test(text))?.[0];
};
