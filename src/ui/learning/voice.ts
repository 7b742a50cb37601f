import { useEffect, useState } from 'react';
import type { VoiceLanguage } from '#domain/learning/spoken-words.types.ts';
import { SPEECH } from '#composition/speech.tokens.ts';
import { useService } from '#ui/services.tsx';

/** Whether this device has a voice for a language; null while it looks for one. */
export const useHasVoice = (language: VoiceLanguage): boolean | null => {
  const speech = useService(SPEECH.speech);
  const [hasVoice, setHasVoice] = useState<boolean | null>(null);
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const found = await speech.hasVoice(language);
      if (isHere) setHasVoice(found);
    };
    void look();
    return () => {
      isHere = false;
    };
  }, [speech, language]);
  return hasVoice;
};

/** Ends what is said when the pupil leaves: a voice speaks on after a reload. */
export const useSilenceAfterwards = (silence: () => void): void => {
  useEffect(() => {
    addEventListener('pagehide', silence);
    return () => {
      removeEventListener('pagehide', silence);
      silence();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: it reads what is current from references
  }, []);
};
