export type TopicSubject =
  'polish' | 'english' | 'german' | 'history' | 'biology' | 'geography' | 'physics' | 'chemistry';

/** A topic of the curriculum, explained. All texts are Markdown in Polish; formulas between dollars. */
export interface Topic {
  /** Kebab-case, Polish without marks: `fotosynteza`. */
  readonly id: string;
  readonly subject: TopicSubject;
  /** The classes that learn it: 1–8 primary, 9–13 secondary. */
  readonly grades: readonly [from: number, to: number];
  readonly title: string;
  /** What pupils type who look for it, beside the words of the title; without Polish marks is fine too. */
  readonly keywords: readonly string[];
  /** The whole explanation for Przyjaciel: 90–180 words, with an example, and with the mistake that pupils make most. */
  readonly explanation: string;
  /** For Tutor: 35–70 words that lead to the idea without telling the answer to `question`. */
  readonly lead: string;
  /** One question that shows whether it was understood, and its answer in one or two sentences. */
  readonly question: string;
  readonly answer: string;
  /** Words (stems without marks) of which a right answer of a pupil has at least one from each group. */
  readonly answerWords: readonly (readonly string[])[];
  /** Where the opposite is told with the same words: no right answer holds one of these. */
  readonly wrongWords?: readonly string[];
}
