import type { Quizzes } from '#application/ports/quizzes.port.ts';
import type { AnswerOf, SentBodyOf } from '#contract/calls/call.ts';
import { findQuiz, generateQuiz } from '#contract/calls/quizzes.calls.ts';
import { documentId } from '#contract/schemas/id.schema.ts';
import type { Quiz } from '#domain/learning/quiz.types.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { quizConversationIn } from '#adapters/http/http-quiz-conversation.ts';
import { orNull } from '#adapters/http/http-failure.ts';

type AnsweredQuiz = Pick<AnswerOf<typeof generateQuiz>, 'id' | 'quiz_title' | 'questions' | 'metadata'> &
  Partial<Pick<AnswerOf<typeof findQuiz>, 'conversation'>>;

const quizIn = ({ id, quiz_title: title, questions, metadata, conversation }: AnsweredQuiz): Quiz => ({
  id,
  title,
  subject: metadata.subject,
  classLevel: metadata.level,
  topic: metadata.topic,
  difficulty: metadata.difficulty,
  questions: questions.map(({ correct_answer: correctAnswer, ...question }) => ({
    ...question,
    id: String(question.id),
    correctAnswer,
  })),
  conversation: conversation ? quizConversationIn(conversation) : null,
});

export const httpQuizzes = (http: HttpClient): Quizzes => ({
  async make({ order, idempotencyKey }, signal) {
    const body: SentBodyOf<typeof generateQuiz> = {
      subject: order.subject,
      class_level: order.classLevel,
      topic: order.topic,
      num_questions: order.count,
      difficulty: order.difficulty,
      question_types: [...order.questionTypes],
      country_code: 'pl',
    };
    return quizIn(await http.call(generateQuiz, { body }, { signal, idempotencyKey }));
  },

  async find(id, signal) {
    if (!documentId.safeParse(id).success) return null;
    const found = await orNull(http.call(findQuiz, { params: { id } }, { signal }));
    return found === null ? null : quizIn(found);
  },
});
