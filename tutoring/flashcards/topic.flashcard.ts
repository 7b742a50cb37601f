import { QUESTIONS } from '#tutoring/bank/all-questions.ts';
import type { BankQuestion } from '#tutoring/bank/bank-question.types.ts';
import type { Topic } from '#tutoring/topics/topic.types.ts';
import type { MadeFlashcard } from './flashcard.types.ts';

/** Of an explained topic: its explanation, its question, and the bank's. */
export const topicFlashcard = ({ id, subject, title, explanation, question, answer }: Topic): MadeFlashcard => ({
  title,
  sections: [{ heading: 'Najważniejsze', text: explanation }],
  cards: [
    { front: question, back: answer },
    ...QUESTIONS[subject]
      .filter(({ topic }) => topic === id)
      .map((asked) => ({ front: frontOf(asked), back: `**${asked.right}**\n\n${asked.explanation}` })),
  ],
});

/** „Który z metali…” can be answered only by whoever sees them. */
const CHOOSES = /^(?:W |Po |Na |Do |Z )?któr|^(?:wskaż|wybierz|uzupełnij)|z (?:tych|podanych)/i;

const frontOf = ({ question, right, wrong }: BankQuestion): string =>
  CHOOSES.test(question)
    ? [
        question,
        [right, ...wrong.map(({ option }) => option)]
          .toSorted()
          .map((option) => `- ${option}`)
          .join('\n'),
      ].join('\n\n')
    : question;
