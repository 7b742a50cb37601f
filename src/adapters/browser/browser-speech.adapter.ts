import type { Speech } from '#application/ports/speech.port.ts';

type Synthesis = Pick<SpeechSynthesis, 'getVoices' | 'speak' | 'cancel' | 'addEventListener' | 'removeEventListener'>;

interface SpeakingWindow {
  readonly speechSynthesis?: Synthesis;
  readonly SpeechSynthesisUtterance: new (text: string) => SpeechSynthesisUtterance;
}

const LANGUAGE = 'pl-PL';
/** Chromium fills its list of voices only after it was asked for them. */
const FINDING_TIME = 2_000;
/** A little slower than the voice's own pace: it is a solution, not news. */
const RATE = 0.95;

const isPolish = ({ lang }: SpeechSynthesisVoice): boolean => /^pl(?:[-_]|$)/i.test(lang);

/** A voice of the device before one that sends the text elsewhere. */
const polishVoice = (synthesis: Synthesis): SpeechSynthesisVoice | null => {
  const voices = synthesis.getVoices().filter(isPolish);
  return voices.find(({ localService }) => localService) ?? voices[0] ?? null;
};

const voiceOf = (synthesis: Synthesis): Promise<SpeechSynthesisVoice | null> =>
  new Promise((resolve) => {
    const here = polishVoice(synthesis);
    if (here !== null) {
      resolve(here);
      return;
    }
    const finish = () => {
      clearTimeout(timer);
      synthesis.removeEventListener('voiceschanged', finish);
      resolve(polishVoice(synthesis));
    };
    const timer = setTimeout(finish, FINDING_TIME);
    synthesis.addEventListener('voiceschanged', finish);
  });

export const browserSpeech = (open: () => SpeakingWindow): Speech => {
  let finding: Promise<SpeechSynthesisVoice | null> | null = null;
  const find = (): Promise<SpeechSynthesisVoice | null> => {
    const { speechSynthesis } = open();
    return (finding ??= speechSynthesis === undefined ? Promise.resolve(null) : voiceOf(speechSynthesis));
  };
  return {
    hasVoice: async () => (await find()) !== null,
    async say(text, signal) {
      const voice = await find();
      const { speechSynthesis: synthesis, SpeechSynthesisUtterance: Utterance } = open();
      if (synthesis === undefined || voice === null || signal.aborted) return false;
      synthesis.cancel();
      const utterance = new Utterance(text);
      utterance.voice = voice;
      utterance.lang = LANGUAGE;
      utterance.rate = RATE;
      return new Promise((resolve) => {
        let isOver = false;
        const stop = () => synthesis.cancel();
        const end = (isSaid: boolean) => {
          if (isOver) return;
          isOver = true;
          signal.removeEventListener('abort', abort);
          resolve(isSaid);
        };
        const abort = () => {
          end(false);
          stop();
        };
        utterance.addEventListener('end', () => end(true));
        utterance.addEventListener('error', () => end(false));
        signal.addEventListener('abort', abort);
        synthesis.speak(utterance);
      });
    },
  };
};
