import type { QuizQuestion } from '#domain/learning/quiz.types.ts';
import { foldMarks } from '#tutoring/topics/polish-stem.rules.ts';
import { bareText } from './option-text.rules.ts';

const FIRST_LETTER = 'a'.codePointAt(0) ?? 0;
/** „chyba B”, „odp. b)”, „myślę, że to C” */
const LETTER =
  /^(?:(?:odp|odpowiedz|to|chyba|mysle|ze|wybieram|bedzie|moim zdaniem|raczej|moze|litera|opcja)[.:,]?\s+)*\(?([a-f])[).!?]*$/;
const TRUE = /^(?:to )?(?:p|t|tak|prawda|prawdziwe|poprawna|jest poprawna)[.!?]*$/;
const FALSE = /^(?:to )?(?:f|n|nie|falsz|falszywe|nieprawda|niepoprawna|bledna|nie jest poprawna)[.!?]*$/;

/** The option that a pupil's words choose, by its letter, its text or the number in it; undefined where they choose none, or more than one. */
export const chosenOption = (said: string, { type, options }: QuizQuestion): string | undefined => {
  const text = foldMarks(said).trim();
  const letter = LETTER.exec(text)?.[1];
  if (type === 'true_false') {
    const found = truth(text);
    if (found !== undefined) return options.find((option) => foldMarks(option) === found);
  }
  if (letter !== undefined) return options[(letter.codePointAt(0) ?? 0) - FIRST_LETTER];
  return onlyOne(options, (option) => bareText(option) === bareText(said)) ?? byNumber(said, options);
};

const truth = (text: string): string | undefined => {
  if (TRUE.test(text)) return 'prawda';
  return FALSE.test(text) ? 'falsz' : undefined;
};

const byNumber = (said: string, options: readonly string[]): string | undefined => {
  const number = numberIn(said);
  return number === undefined ? undefined : onlyOne(options, (option) => numberIn(option) === number);
};

/** Of a text that is one number, with a unit or without. */
const numberIn = (text: string): string | undefined =>
  /^(-?\d+(?:,\d+)?)(?:[a-ząćęłńóśźż%°²³/]*)$/.exec(bareText(text))?.[1];

const onlyOne = (options: readonly string[], isMeant: (option: string) => boolean): string | undefined => {
  const meant = options.filter(isMeant);
  return meant.length === 1 ? meant[0] : undefined;
};
