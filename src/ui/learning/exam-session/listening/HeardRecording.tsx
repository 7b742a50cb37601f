import { CORE } from '#composition/core.tokens.ts';
import { MOST_PLAYS } from '#domain/learning/exam-session/exam-session.rules.ts';
import type { Recording } from '#domain/learning/exam-sheet.types.ts';
import { ExamSessionActor } from '#ui/learning/exam-session/exam-session.actor.ts';
import { selectPlays } from '#ui/learning/exam-session/exam-session.view.ts';
import styles from '#ui/learning/exam-session/ExamSession.module.css';
import { useService } from '#ui/services.tsx';
import { examTexts } from '#ui/texts/exam.pl.ts';
import { PlayButton } from './PlayButton.tsx';
import type { Player } from './player.ts';
import { spokenWords } from './spoken-words.rules.ts';

const texts = examTexts.listening;

interface HeardRecordingProps {
  readonly recording: Recording;
  readonly number: number;
  readonly player: Player;
}

/** A recording of an exam that is written: twice, and nothing to be read. */
export const HeardRecording = ({ recording, number, player }: HeardRecordingProps) => {
  const session = ExamSessionActor.useActorRef();
  const clock = useService(CORE.clock);
  const plays = ExamSessionActor.useSelector(selectPlays(recording.id));
  const keep = (count: number) =>
    session.send({ type: 'pupil.answered', taskId: recording.id, answer: String(count), at: clock.now() });
  const play = async () => {
    // It counts from its beginning, so that a reload gives none back.
    keep(plays + 1);
    if (!(await player.play(recording.id, spokenWords(recording)))) keep(plays);
  };
  const isPlaying = player.playing === recording.id;
  return (
    <div className={styles.recording}>
      <PlayButton
        number={number}
        isPlaying={isPlaying}
        isIdle={!isPlaying && (player.playing !== null || plays >= MOST_PLAYS)}
        onPlay={() => void play()}
        onStop={player.stop}
      />
      <output className={styles.plays}>
        {player.failed === recording.id ? texts.failed : texts.left(Math.max(0, MOST_PLAYS - plays))}
      </output>
    </div>
  );
};
