import type { AssessmentChat } from '#application/ports/assessment-chat.port.ts';
import type { SentBodyOf } from '#contract/calls/call.ts';
import { chatAboutExam } from '#contract/calls/exams.calls.ts';
import { chatAboutQuiz } from '#contract/calls/quizzes.calls.ts';
import { failureInWords } from '#domain/learning/assessment-chat/assessment-chat.rules.ts';
import type { AssessmentMessage, AssessmentReply } from '#domain/learning/assessment-chat/assessment-chat.types.ts';
import type { TimedTurn } from '#domain/learning/conversation.types.ts';
import type { Exam } from '#domain/learning/exam.types.ts';
import type { Quiz } from '#domain/learning/quiz.types.ts';
import { Failure } from '#domain/shared/failure.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { HttpError } from '#adapters/http/http-failure.ts';
import { quizConversationIn, turnsIn } from '#adapters/http/http-quiz-conversation.ts';
import { historyToSend } from '#adapters/http/history-to-send.ts';

type Talk<Of> = (of: Of, message: AssessmentMessage) => Promise<AssessmentReply>;

export const httpAssessmentChat = (http: HttpClient): AssessmentChat => ({
  send(message, signal) {
    const options = { signal, idempotencyKey: message.idempotencyKey };
    const aboutQuiz: Talk<Quiz> = async (quiz, { text, history, questionIndex }) => {
      const body: SentBodyOf<typeof chatAboutQuiz> = {
        userMessage: text,
        quizJsonContent: JSON.stringify(sentQuiz(quiz)),
        currentQuestionIndex: questionIndex,
        conversationHistory: timedHistory(history),
      };
      const answer = await http.call(chatAboutQuiz, { body }, options);
      const { thread, quizState } = quizConversationIn(answer);
      return {
        status: null,
        response: answer.ai_response,
        history: thread,
        quizState,
      };
    };
    const aboutExam: Talk<Exam> = async ({ id, examType, htmlContent }, { text, history }) => {
      const body: SentBodyOf<typeof chatAboutExam> = {
        userMessage: text,
        examId: id,
        examType,
        examHtmlContent: htmlContent,
        conversationHistory: timedHistory(history),
      };
      const answer = await http.call(chatAboutExam, { body }, options);
      return {
        status: answer.status,
        response: answer.ai_response,
        history: turnsIn(answer.conversation_history),
        quizState: null,
      };
    };
    const { assessment } = message;
    return inWords(
      assessment.kind === 'quiz' ? aboutQuiz(assessment.quiz, message) : aboutExam(assessment.exam, message),
    );
  },
});

/** As it was generated, and with its id: the stored one counts. */
const sentQuiz = ({ id, title, subject, classLevel, topic, difficulty, questions }: Quiz) => ({
  id,
  quiz_title: title,
  total_questions: questions.length,
  questions: questions.map(({ correctAnswer, ...question }) => ({ ...question, correct_answer: correctAnswer })),
  metadata: { subject, level: classLevel, topic, difficulty, total_questions: questions.length },
});

const timedHistory = (history: readonly TimedTurn[]) => {
  const turns = historyToSend(history);
  const times = history.slice(history.length - turns.length);
  return turns.map((turn, place) => {
    const at = times[place]?.at ?? null;
    return at === null ? turn : { ...turn, timestamp: new Date(at).toISOString() };
  });
};

/** The words of a server's error say more than its status (S2 §8.15–8.17). */
const inWords = async (reply: Promise<AssessmentReply>): Promise<AssessmentReply> => {
  try {
    return await reply;
  } catch (error) {
    const named =
      error instanceof Failure && error.cause instanceof HttpError ? failureInWords(error.cause.message) : null;
    throw named === null ? error : new Failure(named, { cause: error });
  }
};
