import type * as z from 'zod/mini';
import type { quizState } from '#contract/schemas/quiz.schema.ts';
import type { TimedTurn } from '#domain/learning/conversation.types.ts';
import type { QuizConversation } from '#domain/learning/quiz-conversation.types.ts';

interface AnsweredTurn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly timestamp?: string | undefined;
}

export const turnsIn = (turns: readonly AnsweredTurn[]): readonly TimedTurn[] =>
  turns.map(({ role, content, timestamp }) => {
    const at = timestamp === undefined ? Number.NaN : Date.parse(timestamp);
    return { role, content, at: Number.isNaN(at) ? null : at };
  });

export const quizConversationIn = ({
  quiz_progress: progress,
  ...answer
}: z.output<typeof quizState>): QuizConversation => ({
  thread: turnsIn(answer.conversation_history),
  quizState: {
    questionIndex: answer.current_question_index,
    isCompleted: answer.is_quiz_completed,
    progress: {
      percentage: progress.progress_percentage,
      currentQuestion: progress.current_question,
      answered: progress.answered_questions,
      remaining: progress.remaining_questions,
      total: progress.total_questions,
    },
  },
});
