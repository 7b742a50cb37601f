import { bankQuestions } from './bank-questions.source.ts';
import { familyQuestions } from './family-questions.source.ts';
import type { MadeQuestion } from './made-question.types.ts';
import { faultsOf } from './question-gate.rules.ts';
import type { QuestionDraft, QuizOrder, SourceOrder } from './quiz-order.types.ts';
import { schoolSubject } from '#tutoring/subjects/school-subject.reader.ts';

/** What of the order nothing is known about: a subject that nobody has questions on, a topic of which none speaks. */
export const unknownOf = (order: QuizOrder): 'subject' | 'topic' | undefined => {
  const wanted = sourceOrder(order);
  if (wanted === undefined || !hasQuestions({ ...wanted, topic: null })) return 'subject';
  return hasQuestions(wanted) ? undefined : 'topic';
};

/** Questions of all that fit, in turn, no two of them the same; each has passed the gate. Fewer than ordered where there are no more. */
export function* quizQuestions(order: QuizOrder): Generator<MadeQuestion> {
  const wanted = sourceOrder(order);
  if (wanted === undefined) return;
  const asked = new Set<string>();
  for (const draft of draftsFor(wanted)) {
    const type = order.types[asked.size % order.types.length];
    if (type === undefined || asked.size >= order.count) return;
    const question = draft(type);
    if (question === undefined || asked.has(taskOf(question)) || faultsOf(question).length > 0) continue;
    asked.add(taskOf(question));
    yield question;
  }
}

const sourceOrder = ({ subject: name, topic, ...rest }: QuizOrder): SourceOrder | undefined => {
  const subject = schoolSubject(name);
  return subject && { ...rest, subject, topic: topic?.trim() || null };
};

const hasQuestions = (order: SourceOrder): boolean => draftsFor(order).next().done !== true;

/** Of each source one in turn, until all have ended. */
function* draftsFor(order: SourceOrder): Generator<QuestionDraft> {
  let open = [familyQuestions, bankQuestions].map((source) => source(order));
  while (open.length > 0) {
    const ended = new Set<unknown>();
    for (const source of open) {
      const { value, done } = source.next();
      if (done === true) ended.add(source);
      else yield value;
    }
    open = open.filter((source) => !ended.has(source));
  }
}

const taskOf = ({ question }: MadeQuestion): string => question.split('\n')[0] ?? '';
