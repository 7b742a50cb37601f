import { Play, Square } from 'lucide-react';
import { Button } from '#ui/design/Button.tsx';
import { examTexts } from '#ui/texts/exam.pl.ts';

const texts = examTexts.listening;

interface PlayButtonProps {
  readonly number: number;
  readonly isPlaying: boolean;
  /** While another recording is heard, or when this one was heard often enough. */
  readonly isIdle?: boolean;
  readonly onPlay: () => void;
  readonly onStop: () => void;
}

/** One button, so that the focus stays where it was pressed. */
export const PlayButton = ({ number, isPlaying, isIdle = false, onPlay, onStop }: PlayButtonProps) => {
  const Icon = isPlaying ? Square : Play;
  const press = isPlaying ? onStop : onPlay;
  return (
    <Button
      variant="secondary"
      icon={<Icon aria-hidden size={18} />}
      aria-disabled={isIdle}
      onClick={isIdle ? undefined : press}
    >
      {isPlaying ? texts.stop(number) : texts.play(number)}
    </Button>
  );
};
