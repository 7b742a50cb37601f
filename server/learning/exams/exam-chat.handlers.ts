import { documentId } from '#contract/schemas/id.schema.ts';
import { classNamed } from '#domain/learning/class-name.rules.ts';
import type { ExamType } from '#domain/learning/exam-type.rules.ts';
import { invalid } from '#server/api/api-failure.ts';
import type { Handlers } from '#server/api/handler.types.ts';
import type { Database } from '#server/database/database.types.ts';
import { withKindWord } from '#server/learning/kind-word.ts';
import { examInDocument } from '#server/learning/exams/exam-in-document.ts';
import { findExam } from '#server/learning/exams/exams.repository.ts';
import { requireExamPlan } from '#server/learning/plan-entry.ts';
import { gradeOf } from '#server/tutor/embedded-tutor.ts';
import type { MadeExam } from '#tutoring/exam/exam-order.types.ts';
import { examReply } from '#tutoring/exam/exam-reply.ts';
import { dangerIn } from '#tutoring/safety/danger.rules.ts';
import { helpLinesText } from '#tutoring/safety/help-lines.texts.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => number;
}

const CLASSES: Readonly<Record<ExamType, string>> = { matura: 'Klasa 4 LO', egzamin_osmoklasisty: 'Klasa 8' };
const ANSWERED = 'ok';

/** The chat about an exam. The engine answers it, so it is not among the calls that a model is asked for (R12). */
export const examChatHandlers = ({ database, now }: Dependencies) =>
  ({
    'exams.chat': async ({ identity, body, once }) => {
      const askedAt = now();
      const { userMessage: said, examType } = body;
      const danger = dangerIn(said);
      const answer = async (): Promise<string> => {
        await requireExamPlan(database, identity.uid, askedAt);
        const exam = await examIn(database, identity.uid, body.examId ?? null, body.examHtmlContent);
        const grade = gradeOf(classNamed(CLASSES[examType]));
        return withKindWord(said, examReply({ exam, said, history: body.conversationHistory, grade }));
      };
      // A cry for help is answered to everybody, whatever their plan.
      const text = danger === undefined ? await answer() : helpLinesText(danger);
      return once(() =>
        Promise.resolve({
          status: ANSWERED,
          ai_response: text,
          conversation_history: [
            ...body.conversationHistory.map(({ role, content, timestamp }) => ({
              role,
              content,
              ...(typeof timestamp === 'string' && { timestamp }),
            })),
            { role: 'user' as const, content: said, timestamp: new Date(askedAt).toISOString() },
            { role: 'assistant' as const, content: text, timestamp: new Date(now()).toISOString() },
          ],
          exam_type: examType,
          prompt_used: '',
        }),
      );
    },
  }) satisfies Handlers;

/** The stored exam where it is named; otherwise what the document says. */
const examIn = async (database: Database, userId: string, id: string | null, html: string): Promise<MadeExam> => {
  const named = documentId.safeParse(id);
  const stored = named.success ? await findExam(database, userId, named.data) : null;
  const exam = stored ?? examInDocument(html);
  if (exam.keys.length === 0) throw invalid('examHtmlContent', 'there is no task in it');
  return exam;
};
