import { CORE } from '#composition/core.tokens.ts';
import type { TimedExam } from '#domain/learning/exam-session/exam-session.types.ts';
import { recordingsOf } from '#domain/learning/exam-sheet.rules.ts';
import { Button } from '#ui/design/Button.tsx';
import { LazyDialog } from '#ui/lazy/LazyDialog.tsx';
import { lazyPart } from '#ui/lazy/lazy-part.tsx';
import { ExamSheet } from '#ui/learning/exam/ExamSheet.tsx';
import { useService } from '#ui/services.tsx';
import { examTexts } from '#ui/texts/exam.pl.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { AnswerField } from './AnswerField.tsx';
import { ExamSessionActor } from './exam-session.actor.ts';
import { selectIsConfirming, selectSaving, selectUnanswered } from './exam-session.view.ts';
import { ExamClock } from './ExamClock.tsx';
import styles from './ExamSession.module.css';
import { HeardRecording } from './listening/HeardRecording.tsx';
import { usePlayer } from './listening/player.ts';

const texts = examTexts.session;
const ConfirmDialog = lazyPart(async () => (await import('#ui/design/ConfirmDialog.tsx')).ConfirmDialog);

const HandIn = () => {
  const session = ExamSessionActor.useActorRef();
  const clock = useService(CORE.clock);
  const isConfirming = ExamSessionActor.useSelector(selectIsConfirming);
  const left = ExamSessionActor.useSelector((snapshot) => selectUnanswered(snapshot).length);
  const decline = () => session.send({ type: 'pupil.declined' });
  return (
    <LazyDialog onClose={decline}>
      {isConfirming && (
        <ConfirmDialog
          isOpen
          title={texts.confirm.title}
          confirmLabel={texts.confirm.yes}
          cancelLabel={texts.confirm.no}
          closeLabel={texts.confirm.no}
          onConfirm={() => session.send({ type: 'pupil.confirmed', at: clock.now() })}
          onCancel={decline}
        >
          {left === 0 ? texts.confirm.none : texts.confirm.some(left)}
        </ConfirmDialog>
      )}
    </LazyDialog>
  );
};

const Saving = () => {
  const saving = ExamSessionActor.useSelector(selectSaving);
  return (
    <output className={styles.saving} data-state={saving}>
      {texts[saving]}
    </output>
  );
};

/** The exam while it is written. */
export const ExamPaper = ({ exam: { title, sheet } }: { readonly exam: TimedExam }) => {
  const session = ExamSessionActor.useActorRef();
  const player = usePlayer();
  const recordings = recordingsOf(sheet);
  const handIn = () => session.send({ type: 'pupil.handInRequested' });
  return (
    <>
      <AnswerCard sheet={sheet} />
      <article className={styles.paper} aria-label={title}>
        <ExamSheet
          sheet={sheet}
          renderHeard={(recording) => (
            <HeardRecording recording={recording} number={recordings.indexOf(recording) + 1} player={player} />
          )}
        >
          {(task) => <AnswerField task={task} />}
        </ExamSheet>
      </article>
      <div className={styles.bar}>
        <ExamClock />
        <Saving />
        <Button size="small" onClick={handIn}>
          {texts.handIn}
        </Button>
      </div>
      <HandIn />
    </>
  );
};
