import { Volume2 } from 'lucide-react';
import type { HeardLanguage } from '#domain/learning/exam-sheet.types.ts';
import { Button } from '#ui/design/Button.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { examTexts } from '#ui/texts/exam.pl.ts';
import { usePlayer } from './player.ts';

const texts = examTexts.listening;
const SAMPLE: Readonly<Record<HeardLanguage, string>> = {
  en: 'This is only a sound check. Good luck with your exam!',
  de: 'Das ist nur eine Tonprobe. Viel Erfolg bei der Prüfung!',
};

/** Before the start: who reads, how often, and whether it can be heard. */
export const SoundCheck = ({ language }: { readonly language: HeardLanguage }) => {
  const { play, playing, failed } = usePlayer();
  const check = () => {
    if (playing === null) void play(language, [{ text: SAMPLE[language], language }]);
  };
  return (
    <Notice
      tone="info"
      title={texts.check.title}
      isLive={false}
      action={
        <Button
          variant="secondary"
          size="small"
          icon={<Volume2 aria-hidden size={18} />}
          aria-disabled={playing !== null}
          onClick={check}
        >
          {texts.check.sample}
        </Button>
      }
    >
      {failed === null ? texts.check.lead : texts.silent}
    </Notice>
  );
};
