import { useState, type ReactNode } from 'react';
import { CORE } from '#composition/core.tokens.ts';
import type { TimedExam } from '#domain/learning/exam-session/exam-session.types.ts';
import { heardLanguage, pointsOf, withoutListening } from '#domain/learning/exam-sheet.rules.ts';
import type { ExamSheet, HeardLanguage } from '#domain/learning/exam-sheet.types.ts';
import { Button } from '#ui/design/Button.tsx';
import { Card } from '#ui/design/Card.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { RadioGroup } from '#ui/design/RadioGroup.tsx';
import { useHasVoice } from '#ui/learning/voice.ts';
import { useService } from '#ui/services.tsx';
import { examTexts } from '#ui/texts/exam.pl.ts';
import { ExamSessionActor } from './exam-session.actor.ts';
import styles from './ExamSession.module.css';
import { SoundCheck } from './listening/SoundCheck.tsx';

const texts = examTexts.session.ready;
const MINUTE = 60_000;
/** Half as much again is the most that adjusted conditions give. */
const EXTENDED = 1.5;

interface RulesProps {
  /** As it will be asked. */
  readonly sheet: ExamSheet;
  /** What is to be known of listening. */
  readonly listening?: ReactNode;
  readonly isWaiting?: boolean;
  readonly isSilent?: boolean;
}

/** Before the start: what awaits the pupil, and how much time there is. */
const Rules = ({ sheet, listening, isWaiting = false, isSilent = false }: RulesProps) => {
  const session = ExamSessionActor.useActorRef();
  const clock = useService(CORE.clock);
  const extended = Math.round(sheet.minutes * EXTENDED);
  const [minutes, setMinutes] = useState(String(sheet.minutes));
  const start = () =>
    session.send({
      type: 'pupil.started',
      at: clock.now(),
      duration: Number(minutes) * MINUTE,
      withoutListening: isSilent,
    });
  return (
    <Card as="section">
      <div className={styles.start}>
        <p className={styles.frame}>{examTexts.sheet.frame(sheet.minutes, pointsOf(sheet))}</p>
        <ul>
          {texts.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        {listening}
        <RadioGroup
          label={texts.extra}
          options={[
            { value: String(sheet.minutes), label: texts.usual(sheet.minutes) },
            { value: String(extended), label: texts.extended(extended) },
          ]}
          value={minutes}
          onChange={setMinutes}
        />
        <Button isWide isPending={isWaiting} onClick={start}>
          {texts.start}
        </Button>
      </div>
    </Card>
  );
};

/** Whether this device can read aloud is known before the pupil begins, and told. */
const ListeningRules = ({ sheet, language }: { readonly sheet: ExamSheet; readonly language: HeardLanguage }) => {
  const hasVoice = useHasVoice(language);
  if (hasVoice !== false)
    return <Rules sheet={sheet} listening={<SoundCheck language={language} />} isWaiting={hasVoice === null} />;
  const asked = withoutListening(sheet);
  return (
    <Rules
      sheet={asked}
      isSilent
      listening={
        <Notice tone="warning" title={examTexts.listening.missing.title}>
          {examTexts.listening.missing.lead(language, pointsOf(asked), pointsOf(sheet))}
        </Notice>
      }
    />
  );
};

export const ExamStart = ({ exam: { sheet } }: { readonly exam: TimedExam }) => {
  const language = heardLanguage(sheet);
  return language === null ? <Rules sheet={sheet} /> : <ListeningRules sheet={sheet} language={language} />;
};
