import type { QuizQuestion } from '#domain/learning/quiz.types.ts';

type Explained = Pick<QuizQuestion, 'explanation' | 'options' | 'correctAnswer'>;

/** The explanation answers each wrong option in an item of its own; of these only that of what was chosen stays, and comes first. */
export const explanationFor = ({ explanation, options, correctAnswer }: Explained, chosen: string | null): string => {
  const isOfAnother = (line: string): boolean =>
    options.some((option) => option !== chosen && line.startsWith(`- ${option}: `));
  const isOwn = (line: string): boolean => chosen !== null && line.startsWith(`- ${chosen}: `);
  const lines = explanation.split('\n').filter((line) => !isOfAnother(line));
  const own = chosen === correctAnswer ? [] : ownMistake({ explanation }, chosen);
  const rest = lines.filter((line) => !isOwn(line));
  return [...own, rest.join('\n').trim()].join('\n\n');
};

/** What the explanation says of the chosen option; none where it says nothing of it. */
export const ownMistake = (
  { explanation }: Pick<Explained, 'explanation'>,
  chosen: string | null,
): readonly string[] =>
  chosen === null
    ? []
    : explanation
        .split('\n')
        .filter((line) => line.startsWith(`- ${chosen}: `))
        .map((line) => line.slice(`- ${chosen}: `.length));
