import type { HeardLanguage } from '#domain/learning/exam-sheet.types.ts';

export type VoiceLanguage = 'pl' | HeardLanguage;

export interface SpokenWords {
  readonly text: string;
  readonly language: VoiceLanguage;
  /** Of several who speak, from 0: each sounds different. */
  readonly speaker?: number;
}

/** The voices of the device, which read aloud. */
export interface Speech {
  /** Whether there is one; a browser may find its voices only after a while. */
  hasVoice(language: VoiceLanguage): Promise<boolean>;
  /** Says a text, and ends what was being said before. Answers whether it was said to its end. */
  say(words: SpokenWords, signal: AbortSignal): Promise<boolean>;
}
