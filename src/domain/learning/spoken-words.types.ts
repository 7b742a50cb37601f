import type { HeardLanguage } from './exam-sheet.types.ts';

export type VoiceLanguage = 'pl' | HeardLanguage;

/** What a voice of the device is to say. */
export interface SpokenWords {
  readonly text: string;
  readonly language: VoiceLanguage;
  /** Of several who speak, from 0: each sounds different. */
  readonly speaker?: number;
}
