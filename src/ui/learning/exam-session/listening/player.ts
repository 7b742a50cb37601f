import { useRef, useState } from 'react';
import type { SpokenWords } from '#domain/learning/spoken-words.types.ts';
import { SPEECH } from '#composition/speech.tokens.ts';
import { useSilenceAfterwards } from '#ui/learning/voice.ts';
import { useService } from '#ui/services.tsx';

/** One thing is heard at a time, to its end, until a press or until the pupil leaves. */
export const usePlayer = () => {
  const speech = useService(SPEECH.speech);
  const [playing, setPlaying] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const current = useRef<AbortController | null>(null);

  const stop = () => {
    current.current?.abort();
    current.current = null;
    setPlaying(null);
  };
  /** Answers false where the voice has failed: what the pupil has stopped was heard. */
  const play = async (id: string, words: readonly SpokenWords[]): Promise<boolean> => {
    const controller = new AbortController();
    current.current = controller;
    setPlaying(id);
    setFailed(null);
    for (const part of words) {
      if (await speech.say(part, controller.signal)) continue;
      if (controller.signal.aborted) return true;
      stop();
      setFailed(id);
      return false;
    }
    stop();
    return true;
  };
  useSilenceAfterwards(() => current.current?.abort());
  return { playing, failed, play, stop };
};

export type Player = ReturnType<typeof usePlayer>;
