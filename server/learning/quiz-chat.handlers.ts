import { documentId } from '#contract/schemas/id.schema.ts';
import { sentQuiz } from '#contract/schemas/quiz.schema.ts';
import type { Quiz } from '#domain/learning/quiz.types.ts';
import { invalid } from '#server/api/api-failure.ts';
import type { Handlers } from '#server/api/handler.types.ts';
import type { Database } from '#server/database/database.types.ts';
import { withKindWord } from '#server/learning/kind-word.ts';
import { requirePlan } from '#server/learning/plan-entry.ts';
import { addQuizAnswer, currentAnswers } from '#server/learning/quiz-answers.repository.ts';
import { quizStateAnswer } from '#server/learning/quiz-state.ts';
import { findQuiz, questionOf } from '#server/learning/quizzes.repository.ts';
import { givenAnswers } from '#tutoring/quiz/given-answers.rules.ts';
import { quizReply } from '#tutoring/quiz/quiz-reply.ts';
import type { QuizReply, QuizTurn } from '#tutoring/quiz/quiz-reply.types.ts';
import { dangerIn } from '#tutoring/safety/danger.rules.ts';
import { helpLinesText } from '#tutoring/safety/help-lines.texts.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => number;
}

/** The chat about a quiz. The engine answers it, so it is not among the calls that a model is asked for (R12). */
export const quizChatHandlers = ({ database, now }: Dependencies) =>
  ({
    'quizzes.chat': async ({ identity, body, once }) => {
      const askedAt = now();
      const danger = dangerIn(body.userMessage);
      // A cry for help is answered to everybody, whatever their plan.
      if (danger === undefined) await requirePlan(database, identity.uid, askedAt);
      const quiz = await quizIn(database, identity.uid, body.quizJsonContent);
      const turn: QuizTurn = {
        quiz,
        index: body.currentQuestionIndex,
        said: body.userMessage,
        // A long thread is sent without its beginning: what was answered in a stored quiz is known here.
        given:
          quiz.id === null
            ? givenAnswers(quiz, body.conversationHistory)
            : await currentAnswers(database, identity.uid, quiz.id),
      };
      if (turn.index > quiz.questions.length)
        throw invalid('currentQuestionIndex', `the quiz has ${quiz.questions.length} questions`);
      const reply = danger === undefined ? replyTo(turn) : repliedUnchanged(turn, helpLinesText(danger));
      return once(async (transaction) => {
        const question = reply.given === null ? undefined : quiz.questions[reply.given.index];
        if (quiz.id !== null && reply.given !== null && question !== undefined)
          await addQuizAnswer(transaction, identity.uid, {
            quizId: quiz.id,
            questionId: question.id,
            place: reply.given.index,
            chosen: reply.given.chosen,
            isRight: reply.given.isRight,
            answeredAt: new Date(askedAt),
          });
        return {
          ai_response: reply.text,
          ...quizStateAnswer(quiz, reply.index, [
            ...body.conversationHistory.map(({ role, content, timestamp }) => ({
              role,
              content,
              ...(typeof timestamp === 'string' && { timestamp }),
            })),
            { role: 'user', content: body.userMessage, timestamp: new Date(askedAt).toISOString() },
            { role: 'assistant', content: reply.text, timestamp: new Date(now()).toISOString() },
          ]),
        };
      });
    },
  }) satisfies Handlers;

type ChatQuiz = Pick<Quiz, 'title' | 'questions' | 'subject' | 'classLevel'> & {
  /** Null for one that is not stored with us, whose answers nobody counts. */
  readonly id: string | null;
};

/** The stored quiz, where the sent one names it: what a client says of keys is not believed. */
const quizIn = async (database: Database, userId: string, content: string): Promise<ChatQuiz> => {
  const sent = sentQuiz.safeParse(JSON.parse(content));
  if (!sent.success) throw invalid('quizJsonContent', 'this is no quiz');
  const { id, quiz_title: title, questions, metadata } = sent.data;
  const named = documentId.safeParse(id);
  const stored = named.success ? await findQuiz(database, userId, named.data) : null;
  return stored === null
    ? { id: null, title, subject: metadata.subject, classLevel: metadata.level, questions: questions.map(questionOf) }
    : { ...stored, questions: stored.questions.map(questionOf) };
};

const replyTo = (turn: QuizTurn): QuizReply => {
  const reply = quizReply(turn);
  return { ...reply, text: withKindWord(turn.said, reply.text) };
};

const repliedUnchanged = ({ quiz, index }: QuizTurn, text: string): QuizReply => ({
  text,
  index,
  isCompleted: index >= quiz.questions.length,
  given: null,
});
