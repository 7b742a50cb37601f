import type { Recording } from '#domain/learning/exam-sheet.types.ts';
import { Disclosure } from '#ui/design/Disclosure.tsx';
import { RecordingText } from '#ui/learning/exam/RecordingText.tsx';
import styles from '#ui/learning/exam-session/ExamSession.module.css';
import { useHasVoice } from '#ui/learning/voice.ts';
import { examTexts } from '#ui/texts/exam.pl.ts';
import { PlayButton } from './PlayButton.tsx';
import type { Player } from './player.ts';
import { spokenWords } from './spoken-words.rules.ts';

const texts = examTexts.listening;

interface ReviewedRecordingProps {
  readonly recording: Recording;
  readonly number: number;
  readonly player: Player;
}

/** A recording after the exam: to be read, and heard as often as one likes. */
export const ReviewedRecording = ({ recording, number, player }: ReviewedRecordingProps) => {
  const hasVoice = useHasVoice(recording.language);
  return (
    <div className={styles.recording}>
      {hasVoice === true && (
        <PlayButton
          number={number}
          isPlaying={player.playing === recording.id}
          isIdle={player.playing !== null && player.playing !== recording.id}
          onPlay={() => void player.play(recording.id, spokenWords(recording))}
          onStop={player.stop}
        />
      )}
      {player.failed === recording.id && <output className={styles.plays}>{texts.silent}</output>}
      <Disclosure title={texts.text(number)}>
        <RecordingText recording={recording} />
      </Disclosure>
    </div>
  );
};
