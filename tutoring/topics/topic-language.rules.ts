import type { Topic, TopicSubject } from './topic.types.ts';

/** Of whose grammar it is: „czas przyszły po angielsku” is no topic of German. */
const LANGUAGES: ReadonlyMap<string, TopicSubject> = new Map([
  ['angielsk', 'english'],
  ['niemieck', 'german'],
]);
const LANGUAGE_SUBJECTS: ReadonlySet<TopicSubject> = new Set(['polish', 'english', 'german']);

/** Whether the stem only names the language that the topic is about. */
export const isLanguageOf = ({ subject }: Topic, stem: string | undefined): boolean =>
  stem !== undefined && LANGUAGES.get(stem) === subject;

export const isOfAnotherLanguage = ({ subject }: Topic, stems: readonly string[]): boolean =>
  LANGUAGE_SUBJECTS.has(subject) && stems.some((stem) => (LANGUAGES.get(stem) ?? subject) !== subject);

/** Stems in a row without the language; the language alone stays. */
export const withoutLanguage = (stems: string): string => {
  const rest = stems.split(' ').filter((stem) => !LANGUAGES.has(stem));
  return rest.length === 0 ? stems : rest.join(' ');
};
