import { useState } from 'react';
import { CORE } from '#composition/core.tokens.ts';
import type { TimedExam } from '#domain/learning/exam-session/exam-session.types.ts';
import { Button } from '#ui/design/Button.tsx';
import { Card } from '#ui/design/Card.tsx';
import { RadioGroup } from '#ui/design/RadioGroup.tsx';
import { pointsOf } from '#ui/learning/exam/points.rules.ts';
import { useService } from '#ui/services.tsx';
import { examTexts } from '#ui/texts/exam.pl.ts';
import { ExamSessionActor } from './exam-session.actor.ts';
import styles from './ExamSession.module.css';

const texts = examTexts.session.ready;
const MINUTE = 60_000;
/** Half as much again is the most that adjusted conditions give. */
const EXTENDED = 1.5;

/** Before the start: what awaits the pupil, and how much time there is. */
export const ExamStart = ({ exam: { sheet } }: { readonly exam: TimedExam }) => {
  const session = ExamSessionActor.useActorRef();
  const clock = useService(CORE.clock);
  const extended = Math.round(sheet.minutes * EXTENDED);
  const [minutes, setMinutes] = useState(String(sheet.minutes));
  return (
    <Card as="section">
      <div className={styles.start}>
        <p className={styles.frame}>{examTexts.sheet.frame(sheet.minutes, pointsOf(sheet))}</p>
        <ul>
          {texts.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <RadioGroup
          label={texts.extra}
          options={[
            { value: String(sheet.minutes), label: texts.usual(sheet.minutes) },
            { value: String(extended), label: texts.extended(extended) },
          ]}
          value={minutes}
          onChange={setMinutes}
        />
        <Button
          isWide
          onClick={() => session.send({ type: 'pupil.started', at: clock.now(), duration: Number(minutes) * MINUTE })}
        >
          {texts.start}
        </Button>
      </div>
    </Card>
  );
};
