import type { ExamSheet, HeardLanguage, Recording } from './exam-sheet.types.ts';

interface Pointed {
  readonly parts: readonly { readonly tasks: readonly { readonly points: number }[] }[];
}

/** What there is to get on the whole sheet. */
export const pointsOf = ({ parts }: Pointed): number =>
  parts.flatMap(({ tasks }) => tasks).reduce((sum, { points }) => sum + points, 0);

export const recordingsOf = ({ parts }: Pick<ExamSheet, 'parts'>): readonly Recording[] =>
  parts.flatMap(({ recording }) => (recording === null ? [] : [recording]));

/** In which language something is heard; null where nothing is. */
export const heardLanguage = (sheet: ExamSheet): HeardLanguage | null => recordingsOf(sheet)[0]?.language ?? null;

/** The sheet for whom nothing can be read aloud: its tasks are numbered anew, and nothing else is asked. */
export const withoutListening = (sheet: ExamSheet): ExamSheet => {
  let number = 0;
  return {
    ...sheet,
    parts: sheet.parts
      .filter(({ recording }) => recording === null)
      .map((part) => ({ ...part, tasks: part.tasks.map((task) => ({ ...task, number: ++number })) })),
  };
};
