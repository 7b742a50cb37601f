import type { Quiz } from './quiz.types.ts';

const FIRST_LETTER = 65;

/** A, B, C… */
export const optionLetter = (place: number): string => String.fromCodePoint(FIRST_LETTER + place);

/** A question as it stands in the chat: which one of how many, the text, the options by letters. Markdown. */
export const questionText = ({ questions }: Pick<Quiz, 'questions'>, index: number): string => {
  const { question = '', options = [] } = questions[index] ?? {};
  return [
    `**${index + 1}/${questions.length}**`,
    question,
    options.map((option, place) => `- **${optionLetter(place)}** ${option}`).join('\n'),
  ].join('\n\n');
};
