import { QUESTIONS } from '#tutoring/bank/all-questions.ts';
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
      .map((asked) => ({ front: asked.question, back: `**${asked.right}**\n\n${asked.explanation}` })),
  ],
});
