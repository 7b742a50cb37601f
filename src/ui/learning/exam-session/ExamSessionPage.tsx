import { shallowEqual } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { CORE } from '#composition/core.tokens.ts';
import { EXAM_SESSION } from '#composition/exam-session.tokens.ts';
import { Button } from '#ui/design/Button.tsx';
import { ButtonLink } from '#ui/design/ButtonLink.tsx';
import { EmptyState } from '#ui/design/EmptyState.tsx';
import { ExamIllustration } from '#ui/design/illustrations/ExamIllustration.tsx';
import { LostNetworkIllustration } from '#ui/design/illustrations/LostNetworkIllustration.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { Opening } from '#ui/design/Opening.tsx';
import { useEmitted } from '#ui/emitted.ts';
import { MemberPage } from '#ui/navigation/MemberPage.tsx';
import { useAwaitedSetting } from '#ui/rich-text/text-setting.ts';
import { useService } from '#ui/services.tsx';
import { examTexts } from '#ui/texts/exam.pl.ts';
import { ExamSessionActor } from './exam-session.actor.ts';
import { selectExamSession } from './exam-session.view.ts';
import { ExamPaper } from './ExamPaper.tsx';
import { ExamReviewPage } from './ExamReviewPage.tsx';
import styles from './ExamSession.module.css';
import { ExamStart } from './ExamStart.tsx';

const texts = examTexts.session;
const SHEETS = '/egzaminy?mode=exam';

/** What the machine hears of the device, and the device of the machine. */
const Effects = () => {
  const session = ExamSessionActor.useActorRef();
  const memory = useService(EXAM_SESSION.memory);
  const clock = useService(CORE.clock);
  useEmitted(session, 'attempt.changed', ({ userId, record, exam }) => memory.keep(userId, { record, exam }));
  useEmitted(session, 'attempt.delivered', ({ userId, examId }) => memory.forget(userId, examId));
  useEffect(() => {
    const check = () => session.send({ type: 'clock.checked', at: clock.now() });
    const reconnect = () => session.send({ type: 'network.returned' });
    document.addEventListener('visibilitychange', check);
    window.addEventListener('online', reconnect);
    return () => {
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('online', reconnect);
    };
  }, [session, clock]);
  return null;
};

const Lost = ({ title, error }: { readonly title: string; readonly error: string }) => {
  const session = ExamSessionActor.useActorRef();
  return (
    <EmptyState
      illustration={<LostNetworkIllustration />}
      title={title}
      action={<Button onClick={() => session.send({ type: 'pupil.retried' })}>{texts.retry}</Button>}
    >
      <p>{error}</p>
    </EmptyState>
  );
};

const Screen = () => {
  const session = ExamSessionActor.useActorRef();
  const view = ExamSessionActor.useSelector(selectExamSession, shallowEqual);
  const isSettingAwaited = useAwaitedSetting(true);
  // Before it is begun as well: no time of the exam goes by while it is waited for.
  if (isSettingAwaited && (view.screen === 'ready' || view.screen === 'writing' || view.screen === 'review'))
    return <Opening text={texts.loading} />;
  switch (view.screen) {
    case 'loading':
      return <Opening text={texts.loading} />;
    case 'handingIn':
      return <Opening text={texts.handingIn} />;
    case 'fetching':
      return <Opening text={texts.fetching} />;
    case 'unsent':
      return (
        <Notice
          tone="warning"
          action={<Button onClick={() => session.send({ type: 'pupil.retried' })}>{texts.retry}</Button>}
        >
          {texts.unsent}
        </Notice>
      );
    case 'missing':
      return (
        <EmptyState
          illustration={<ExamIllustration />}
          title={texts.missing}
          action={<ButtonLink to={SHEETS}>{texts.toSheets}</ButtonLink>}
        >
          <p>{texts.missingText}</p>
        </EmptyState>
      );
    case 'unrecalled':
      return <Lost title={texts.unrecalled} error={view.error} />;
    case 'unreviewed':
      return <Lost title={texts.unreviewed} error={view.error} />;
    case 'ready':
      return <ExamStart exam={view.exam} />;
    case 'writing':
      return <ExamPaper exam={view.exam} />;
    case 'review':
      return <ExamReviewPage exam={view.exam} review={view.review} />;
  }
};

const Title = () => {
  const title = ExamSessionActor.useSelector(({ context }) => context.exam?.title);
  return <h1>{title ?? texts.title}</h1>;
};

const MemberExam = ({ userId }: { readonly userId: string }) => {
  const { id = '' } = useParams();
  const logic = useService(EXAM_SESSION.logic);
  return (
    <ExamSessionActor.Provider key={`${userId} ${id}`} logic={logic} options={{ input: { userId, examId: id } }}>
      <Effects />
      <div className={styles.page}>
        <header className={styles.head}>
          <Title />
          <ButtonLink variant="secondary" size="small" to={SHEETS} icon={<ArrowLeft aria-hidden size={18} />}>
            {texts.toSheets}
          </ButtonLink>
        </header>
        <Screen />
      </div>
    </ExamSessionActor.Provider>
  );
};

/** /egzaminy/:id: an exam against the clock, and how it went (D18). */
export const ExamSessionPage = () => <MemberPage>{({ id }) => <MemberExam userId={id} />}</MemberPage>;
