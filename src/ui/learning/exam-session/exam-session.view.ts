import type { SnapshotFrom } from 'xstate';
import type { examSessionMachine } from '#domain/learning/exam-session/exam-session.machine.ts';
import { deadlineOf, playsOf, unanswered } from '#domain/learning/exam-session/exam-session.rules.ts';
import type { ExamReview, OwnMarks, TimedExam } from '#domain/learning/exam-session/exam-session.types.ts';
import { failureTexts } from '#ui/texts/failures.pl.ts';

type Snapshot = SnapshotFrom<typeof examSessionMachine>;

export type ExamSessionView =
  | { readonly screen: 'loading' | 'missing' | 'handingIn' | 'unsent' | 'fetching' }
  | { readonly screen: 'unrecalled' | 'unreviewed'; readonly error: string }
  | { readonly screen: 'ready' | 'writing'; readonly exam: TimedExam }
  | { readonly screen: 'review'; readonly exam: TimedExam; readonly review: ExamReview };

const BUSY = { handingIn: 'handingIn', unsent: 'unsent', fetchingReview: 'fetching', missing: 'missing' } as const;

export const selectExamSession = (snapshot: Snapshot): ExamSessionView => {
  const { exam, review, failure } = snapshot.context;
  const error = failureTexts[failure ?? 'unexpected'];
  if (snapshot.matches('unrecalled')) return { screen: 'unrecalled', error };
  if (snapshot.matches('unreviewed')) return { screen: 'unreviewed', error };
  if (exam !== null && snapshot.matches('ready')) return { screen: 'ready', exam };
  if (exam !== null && snapshot.matches('underway')) return { screen: 'writing', exam };
  if (exam !== null && review !== null && snapshot.matches('reviewing')) return { screen: 'review', exam, review };
  const [, screen = 'loading' as const] =
    (Object.entries(BUSY) as [keyof typeof BUSY, (typeof BUSY)[keyof typeof BUSY]][]).find(([state]) =>
      snapshot.matches(state),
    ) ?? [];
  return { screen };
};

/** Milliseconds since the epoch; null before the start. */
export const selectDeadline = ({ context: { record } }: Snapshot): number | null =>
  record === null ? null : deadlineOf(record);

export const selectIsScarce = (snapshot: Snapshot): boolean => snapshot.matches({ underway: { clock: 'scarce' } });

export type SavingView = 'saved' | 'saving' | 'unsaved';

export const selectSaving = (snapshot: Snapshot): SavingView => {
  if (snapshot.matches({ underway: { saving: 'synced' } })) return 'saved';
  return snapshot.matches({ underway: { saving: 'resending' } }) ? 'unsaved' : 'saving';
};

export const selectIsConfirming = (snapshot: Snapshot): boolean =>
  snapshot.matches({ underway: { paper: 'confirming' } });

export const selectAnswer =
  (taskId: string) =>
  ({ context: { record } }: Snapshot): string =>
    record?.answers[taskId]?.text ?? '';

/** How often a recording was played. */
export const selectPlays =
  (recordingId: string) =>
  ({ context: { record } }: Snapshot): number =>
    record === null ? 0 : playsOf(record.answers, recordingId);

/** The tasks that wait for an answer. */
export const selectUnanswered = ({ context: { exam, record } }: Snapshot): readonly string[] => {
  const ids = exam?.sheet.parts.flatMap(({ tasks }) => tasks.map(({ id }) => id)) ?? [];
  return record === null ? ids : unanswered(record, ids);
};

export const selectMarks = ({ context: { marks } }: Snapshot): OwnMarks => marks;

export type MarksView = 'saved' | 'unsaved' | 'resending';

/** Whether the points that the pupil gave are with us. */
export const selectSavingOfMarks = (snapshot: Snapshot): MarksView => {
  if (!snapshot.matches('reviewing') || snapshot.context.failure === null) return 'saved';
  return snapshot.matches({ reviewing: 'unmarked' }) ? 'unsaved' : 'resending';
};
