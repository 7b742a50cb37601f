import { Pause, Play, Square, Volume2 } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import { IconButton } from '#ui/design/IconButton.tsx';
import { useHasVoice } from '#ui/learning/voice.ts';
import { readingTexts as texts } from '#ui/texts/reading.pl.ts';
import { useReadAloud } from './read-aloud.ts';
import './read-aloud.css';

interface ReadAloudButtonProps {
  /** The element of the answer. */
  readonly answer: RefObject<HTMLElement | null>;
  readonly number: number;
}

/** The first button keeps its place under the finger. Listen, pause, go on, stop. Where no Polish voice is, there is nothing to press. */
export const ReadAloudButton = ({ answer, number }: ReadAloudButtonProps) => {
  const hasVoice = useHasVoice('pl');
  const first = useRef<HTMLButtonElement>(null);
  const { reading, start, pause, resume, stop } = useReadAloud(answer);
  if (hasVoice !== true) return null;
  const press = { silent: () => void start(), speaking: pause, paused: () => void resume() }[reading];
  const label = { silent: texts.listen(number), speaking: texts.pause, paused: texts.resume }[reading];
  const Icon = { silent: Volume2, speaking: Pause, paused: Play }[reading];
  return (
    <>
      {reading !== 'silent' && (
        <IconButton
          label={texts.stop}
          icon={<Square aria-hidden size={18} />}
          onClick={() => {
            // This button goes; whoever pressed it stays where reading can begin again.
            first.current?.focus();
            stop();
          }}
        />
      )}
      <IconButton ref={first} label={label} icon={<Icon aria-hidden size={18} />} onClick={press} />
    </>
  );
};
