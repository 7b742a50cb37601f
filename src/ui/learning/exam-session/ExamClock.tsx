import { useEffect, useState } from 'react';
import { CORE } from '#composition/core.tokens.ts';
import { LiveRegion } from '#ui/design/LiveRegion.tsx';
import { useService } from '#ui/services.tsx';
import { examTexts } from '#ui/texts/exam.pl.ts';
import { ExamSessionActor } from './exam-session.actor.ts';
import { selectDeadline, selectIsScarce } from './exam-session.view.ts';
import styles from './ExamSession.module.css';

const texts = examTexts.session;
const SECOND = 1_000;

/** The time that is left, to the second: of the deadline, not counted down. */
export const ExamClock = () => {
  const clock = useService(CORE.clock);
  const deadline = ExamSessionActor.useSelector(selectDeadline);
  const isScarce = ExamSessionActor.useSelector(selectIsScarce);
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), SECOND);
    return () => clearInterval(timer);
  }, [clock]);
  const left = Math.max(0, Math.ceil(((deadline ?? now) - now) / SECOND));
  return (
    <>
      <p className={styles.clock} data-scarce={isScarce} role="timer" aria-label={texts.clock}>
        {texts.left(left)}
      </p>
      <LiveRegion message={isScarce ? texts.scarce : ''} />
    </>
  );
};
