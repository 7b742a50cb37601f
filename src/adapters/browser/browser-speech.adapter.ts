import type { Speech } from '#application/ports/speech.port.ts';
import type { VoiceLanguage } from '#domain/learning/spoken-words.types.ts';
import { voicesFor } from './voices.rules.ts';

type Synthesis = Pick<SpeechSynthesis, 'getVoices' | 'speak' | 'cancel' | 'addEventListener' | 'removeEventListener'>;

interface SpeakingWindow {
  readonly speechSynthesis?: Synthesis;
  readonly SpeechSynthesisUtterance: new (text: string) => SpeechSynthesisUtterance;
}

/** Chromium fills its list of voices only after it was asked for them. */
const FINDING_TIME = 2_000;
/** A little slower than the voice's own pace: it is a solution or an exam, not news. */
const RATE = 0.95;
/** By which those who speak are told apart where there is one voice for all of them. */
const PITCHES = [1, 0.75, 1.3] as const;

const found = (synthesis: Synthesis, language: VoiceLanguage): Promise<readonly SpeechSynthesisVoice[]> =>
  new Promise((resolve) => {
    const here = voicesFor(synthesis.getVoices(), language);
    if (here.length > 0) {
      resolve(here);
      return;
    }
    const finish = () => {
      clearTimeout(timer);
      synthesis.removeEventListener('voiceschanged', finish);
      resolve(voicesFor(synthesis.getVoices(), language));
    };
    const timer = setTimeout(finish, FINDING_TIME);
    synthesis.addEventListener('voiceschanged', finish);
  });

export const browserSpeech = (open: () => SpeakingWindow): Speech => {
  const finding = new Map<VoiceLanguage, Promise<readonly SpeechSynthesisVoice[]>>();
  const find = (language: VoiceLanguage): Promise<readonly SpeechSynthesisVoice[]> => {
    const { speechSynthesis } = open();
    const before = finding.get(language);
    if (before !== undefined) return before;
    const voices = speechSynthesis === undefined ? Promise.resolve([]) : found(speechSynthesis, language);
    finding.set(language, voices);
    return voices;
  };
  return {
    hasVoice: async (language) => (await find(language)).length > 0,
    async say({ text, language, speaker = 0 }, signal) {
      const voices = await find(language);
      const voice = voices[speaker % voices.length];
      const { speechSynthesis: synthesis, SpeechSynthesisUtterance: Utterance } = open();
      if (synthesis === undefined || voice === undefined || signal.aborted) return false;
      synthesis.cancel();
      const utterance = new Utterance(text);
      utterance.voice = voice;
      utterance.lang = voice.lang.replace('_', '-');
      utterance.rate = RATE;
      utterance.pitch = voices.length > 1 ? 1 : (PITCHES[speaker % PITCHES.length] ?? 1);
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
