import type { FailureCode } from '#domain/shared/failure.ts';
import { classLabelOf } from '#domain/learning/class-name.rules.ts';
import { examTypeOf, isExamSubject } from '#domain/learning/exam-type.rules.ts';
import type {
  ExamForm,
  GeneratorAccess,
  GeneratorContext,
  GeneratorOrder,
  GeneratorTab,
  QuizForm,
} from './generator.types.ts';
import type { QuestionType } from '#domain/learning/quiz.types.ts';
import type { Assessment } from '#domain/learning/assessment.types.ts';

/** The place of each tab (S2 §4.34). */
export const TAB_INDEX = { exam: 0, quiz: 1 } as const satisfies Record<GeneratorTab, number>;
/** Fewest questions of a quiz (S2 §5.19, §9.15). */
export const QUIZ_MIN_QUESTIONS = 1;
/** Most questions of a quiz (S2 §5.19, §9.15). */
export const QUIZ_MAX_QUESTIONS = 20;
/** Questions of a quiz if the pupil says nothing (S2 §5.20, §9.15). */
export const QUIZ_DEFAULT_QUESTIONS = 10;
/** Longest topic of a quiz, in characters; the topic is optional (S2 §5.18). */
export const QUIZ_TOPIC_MAX_LENGTH = 200;
/** How long making an exam or a quiz may take as the overlay says, in milliseconds (S2 §2 Exams page). */
export const GENERATION_PROMISE = 120_000;
/** When a generation is given up, in milliseconds: the timeouts of the calls. S2 §9.24 has a figure for quizzes; exams have that of their chat. */
export const GENERATION_TIMEOUT = { exam: 180_000, quiz: 300_000 } as const satisfies Record<GeneratorTab, number>;

export const NEW_QUIZ_FORM: QuizForm = {
  subject: '',
  topic: '',
  count: QUIZ_DEFAULT_QUESTIONS,
  difficulty: 'medium',
  questionTypes: ['multiple_choice'],
};
export const NEW_EXAM_FORM: ExamForm = { subject: null };

export interface GeneratorAddress {
  readonly path: '/exams' | '/egzaminy';
  readonly mode: string | null;
}

/** The tab that an address opens; without a mode, users without exam access come to the quiz (S2 §2.57–2.58, §2.61, §2.66). */
export const tabOfAddress = ({ path, mode }: GeneratorAddress, access: GeneratorAccess): GeneratorTab => {
  if (mode === 'exam' || mode === 'quiz') return mode;
  return path === '/egzaminy' && access.exam ? 'exam' : 'quiz';
};

/** From 1 to 20; 10 for what is no number (S2 §5.21). */
export const clampedCount = (count: number): number =>
  Number.isNaN(count)
    ? QUIZ_DEFAULT_QUESTIONS
    : Math.min(QUIZ_MAX_QUESTIONS, Math.max(QUIZ_MIN_QUESTIONS, Math.round(count)));

/** One type always stays chosen. */
export const typesAfter = (types: readonly QuestionType[], toggled: QuestionType): readonly QuestionType[] => {
  if (!types.includes(toggled)) return [...types, toggled];
  return types.length === 1 ? types : types.filter((type) => type !== toggled);
};

type Choices = Pick<GeneratorContext, 'tab' | 'userId' | 'className' | 'quizForm' | 'examForm'>;

/** What the pupil has chosen, as an order; the code of what is missing otherwise (S2 §5.17, §5.26–5.27). */
export const orderOf = ({ tab, userId, className, quizForm, examForm }: Choices): GeneratorOrder | FailureCode => {
  if (tab === 'exam') {
    if (examForm.subject === null) return 'generator/no-subject';
    if (userId === null) return 'exam/signed-out';
    return {
      kind: 'exam',
      userId,
      subject: examForm.subject,
      examType: examTypeOf(className),
      level: classLabelOf(className),
    };
  }
  const { topic, ...form } = quizForm;
  const subject = form.subject.trim();
  if (subject === '') return 'generator/no-subject';
  if (topic.trim().length > QUIZ_TOPIC_MAX_LENGTH) return 'request/too-large';
  return { kind: 'quiz', ...form, subject, topic: topic.trim() || null, classLevel: classLabelOf(className) };
};

/** The exam's form after a choice; a subject without assessments for the pupil's exam is none. */
export const examFormWith = (subject: string, className: string | null): ExamForm => ({
  subject: isExamSubject(examTypeOf(className), subject) ? subject : null,
});

/** Whether there is something to show. */
export const isWhole = (assessment: Assessment): boolean =>
  assessment.kind === 'exam' ? assessment.exam.htmlContent.trim() !== '' : assessment.quiz.questions.length > 0;

export const NOT_GENERATED = { exam: 'exam/not-generated', quiz: 'quiz/not-generated' } as const satisfies Record<
  GeneratorTab,
  FailureCode
>;
export const UNAVAILABLE = { exam: 'exam/unavailable', quiz: 'quiz/unavailable' } as const satisfies Record<
  GeneratorTab,
  FailureCode
>;
