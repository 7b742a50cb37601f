import type { SnapshotFrom } from 'xstate';
import type { generatorMachine } from '#domain/learning/generator/generator.machine.ts';
import type { GeneratorTab, QuizForm } from '#domain/learning/generator/generator.types.ts';
import type { ExamSubject } from '#domain/learning/exam-type.rules.ts';
import type { Assessment } from '#domain/learning/assessment.types.ts';
import { failureTexts } from '#ui/texts/failures.pl.ts';

type Snapshot = SnapshotFrom<typeof generatorMachine>;

export type GeneratorView =
  | { readonly screen: 'locked'; readonly tab: GeneratorTab }
  | { readonly screen: 'form'; readonly tab: GeneratorTab }
  | { readonly screen: 'loading'; readonly tab: GeneratorTab }
  | { readonly screen: 'unloaded'; readonly tab: GeneratorTab; readonly error: string }
  | { readonly screen: 'assessment'; readonly tab: GeneratorTab; readonly assessment: Assessment };

export const selectGenerator = (snapshot: Snapshot): GeneratorView => {
  const { tab, assessment, failure } = snapshot.context;
  if (assessment !== null) return { screen: 'assessment', tab, assessment };
  if (snapshot.matches({ choosing: 'locked' })) return { screen: 'locked', tab };
  if (snapshot.matches({ choosing: 'loading' })) return { screen: 'loading', tab };
  if (snapshot.matches({ choosing: 'unloaded' }))
    return { screen: 'unloaded', tab, error: failureTexts[failure ?? 'unexpected'] };
  return { screen: 'form', tab };
};

export interface QuizFormView {
  readonly form: QuizForm;
  readonly mistakes: { readonly subject?: string; readonly topic?: string };
  /** What no field can be blamed for. */
  readonly error: string | undefined;
  readonly isGenerating: boolean;
}

export const selectQuizForm = (snapshot: Snapshot): QuizFormView => {
  const { quizForm: form, failure } = snapshot.context;
  const isGenerating = snapshot.matches('generating');
  const base = { form, mistakes: {}, error: undefined, isGenerating };
  if (failure === null) return base;
  const text = failureTexts[failure];
  if (failure === 'generator/no-subject') return form.subject === '' ? { ...base, mistakes: { subject: text } } : base;
  if (failure === 'request/too-large' || failure === 'quiz/no-questions') return { ...base, mistakes: { topic: text } };
  return { ...base, error: text };
};

export interface ExamFormView {
  readonly subject: ExamSubject | null;
  readonly mistake: string | undefined;
  /** What no field can be blamed for. */
  readonly error: string | undefined;
  readonly isGenerating: boolean;
}

export const selectExamForm = (snapshot: Snapshot): ExamFormView => {
  const { examForm, failure } = snapshot.context;
  const text = failure === null ? undefined : failureTexts[failure];
  const isMistake = failure === 'generator/no-subject';
  const isMended = isMistake && examForm.subject !== null;
  return {
    subject: examForm.subject,
    mistake: isMistake && !isMended ? text : undefined,
    error: isMistake ? undefined : text,
    isGenerating: snapshot.matches('generating'),
  };
};

export type GeneratingView = 'none' | 'promised' | 'overdue';

export const selectGenerating = (snapshot: Snapshot): GeneratingView => {
  if (!snapshot.matches('generating')) return 'none';
  return snapshot.matches({ generating: 'overdue' }) ? 'overdue' : 'promised';
};

export const selectIsConfirming = (snapshot: Snapshot): boolean => snapshot.matches('confirming');

/** What the address of the page names (S2 §2.57–2.60). */
export interface GeneratorPlace {
  readonly tab: GeneratorTab;
  readonly id: string | null;
}

const ID_NAMES = { exam: 'examId', quiz: 'quizId' } as const;

export const queryOf = ({ tab, id }: GeneratorPlace): string =>
  new URLSearchParams(id === null ? { mode: tab } : { mode: tab, [ID_NAMES[tab]]: id }).toString();

/** What a query says of the place, once it is known which tab it opens. */
export const idIn = (query: URLSearchParams, tab: GeneratorTab): string | null => query.get(ID_NAMES[tab]);

export const idOf = (assessment: Assessment): string | null =>
  assessment.kind === 'exam' ? assessment.exam.id : assessment.quiz.id;

/** Where the machine is; null while something is being made, or the pupil is asked. */
export const selectSettledPlace = (snapshot: Snapshot): string | null => {
  const { tab, assessment, selectedId } = snapshot.context;
  if (snapshot.matches('generating') || snapshot.matches('confirming')) return null;
  return queryOf({ tab, id: assessment === null ? selectedId : (idOf(assessment) ?? selectedId) });
};
