import type { SpokenWords, VoiceLanguage } from '#domain/learning/spoken-words.types.ts';

/** The voices of the device, which read aloud. */
export interface Speech {
  /** Whether there is one; a browser may find its voices only after a while. */
  hasVoice(language: VoiceLanguage): Promise<boolean>;
  /** Says a text, and ends what was being said before. Answers whether it was said to its end. */
  say(words: SpokenWords, signal: AbortSignal): Promise<boolean>;
}
