import type { FailureCode } from '#domain/shared/failure.ts';
import type { Keyed } from '#domain/shared/idempotency.rules.ts';
import type { ExamSubject, ExamType } from '#domain/learning/exam-type.rules.ts';
import type { Difficulty, QuestionType } from '#domain/learning/quiz.types.ts';
import type { Assessment, AssessmentKind } from '#domain/learning/assessment.types.ts';

/** Each tab makes one kind of assessment. */
export type GeneratorTab = AssessmentKind;

/** Which of the two a plan opens. */
export type GeneratorAccess = Readonly<Record<GeneratorTab, boolean>>;

export interface QuizForm {
  readonly subject: string;
  readonly topic: string;
  readonly count: number;
  readonly difficulty: Difficulty;
  readonly questionTypes: readonly QuestionType[];
}

export interface ExamForm {
  readonly subject: ExamSubject | null;
}

export interface QuizOrder {
  readonly kind: 'quiz';
  readonly subject: string;
  readonly topic: string | null;
  readonly classLevel: string;
  readonly count: number;
  readonly difficulty: Difficulty;
  readonly questionTypes: readonly QuestionType[];
}

export interface ExamOrder {
  readonly kind: 'exam';
  readonly userId: string;
  readonly subject: ExamSubject;
  readonly examType: ExamType;
  /** A class label. */
  readonly level: string;
}

export type GeneratorOrder = QuizOrder | ExamOrder;

export interface AssessmentKey {
  readonly kind: GeneratorTab;
  readonly id: string;
}

export interface GeneratorInput {
  /** Null when nobody is signed in. */
  readonly userId: string | null;
  /** However the class is spelled. */
  readonly className: string | null;
  readonly access: GeneratorAccess;
  readonly tab: GeneratorTab;
  /** The exam or quiz that the address names. */
  readonly selectedId: string | null;
  /** What the address wants a quiz about; the pupil may change it. */
  readonly quizAbout: QuizAbout | null;
}

export type QuizAbout = Pick<QuizForm, 'subject' | 'topic'>;

export interface GeneratorContext extends GeneratorInput {
  readonly quizForm: QuizForm;
  readonly examForm: ExamForm;
  readonly order: Keyed<GeneratorOrder> | null;
  readonly assessment: Assessment | null;
  readonly failure: FailureCode | null;
}

export type GeneratorEvent =
  | { readonly type: 'access.changed'; readonly access: GeneratorAccess }
  | { readonly type: 'pupil.tabChosen'; readonly tab: GeneratorTab }
  | { readonly type: 'pupil.subjectChosen'; readonly subject: string }
  | { readonly type: 'pupil.topicChanged'; readonly text: string }
  | { readonly type: 'pupil.countChanged'; readonly count: number }
  | { readonly type: 'pupil.difficultyChosen'; readonly difficulty: Difficulty }
  | { readonly type: 'pupil.questionTypeToggled'; readonly questionType: QuestionType }
  | { readonly type: 'pupil.generationRequested'; readonly idempotencyKey: string }
  | { readonly type: 'pupil.generationCancelled' }
  | { readonly type: 'pupil.itemChosen'; readonly id: string }
  | { readonly type: 'pupil.formRequested' }
  | { readonly type: 'pupil.retried' }
  | { readonly type: 'pupil.confirmed' }
  | { readonly type: 'pupil.declined' };

export type GeneratorEmitted =
  | { readonly type: 'assessment.made'; readonly kind: GeneratorTab }
  | { readonly type: 'tab.kept'; readonly tab: GeneratorTab };
