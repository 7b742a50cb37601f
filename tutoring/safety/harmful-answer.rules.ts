import { withoutMarks } from '#tutoring/reading/intent.reader.ts';

/** Without Polish marks, lower case, repeated letters and stray signs folded, so that typing in a hurry still counts. */
const folded = (text: string): string =>
  withoutMarks(text.toLowerCase())
    .replace(/[^a-z0-9\s]/g, ' ')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

const HARMFUL_ADVICE: readonly RegExp[] = [
  /\b(najlatwiejszy|najszybszy|bezbolesny|skuteczny|najlepszy) sposob( \w+){0,4} (na samobojstwo|samobojstwa|zabicia sie|zeby umrzec|na smierc)/,
  /\b(mozesz|powinienes|powinnas|nalezy|wystarczy|sprobuj|zrob to|po prostu)( \w+){0,4} (zabic sie|sie zabic|powiesic sie|sie powiesic|podciac (sobie )?zyly|przedawkowac|skoczyc z (okna|mostu|dachu)|pociac sie|okaleczyc sie)/,
  /\b(smiertelna dawka|dawka smiertelna|jak zrobic bombe|jak zbudowac bombe|jak zrobic petle|zawiaz petle|metody samobojcze|metoda samobojcza)\b/,
  /\b(zabij sie|powies sie|potnij sie|idz sie zabij|kill yourself)\b/,
  /\b(nikomu (o tym )?nie mow|nie mow (o tym )?(rodzicom|nikomu|nauczycielom)|to nasza tajemnica|wyslij mi (swoje )?(nagie )?zdjecie|spotkajmy sie)\b/,
];

/** Whether an answer of a model holds what must never reach a pupil. */
export const isHarmfulAnswer = (answer: string): boolean => {
  const text = folded(answer.slice(0, 20_000));
  return HARMFUL_ADVICE.some((pattern) => pattern.test(text));
};
