/** A voice that reads Polish aloud. */
export interface Speech {
  /** Whether there is one; a browser may find its voices only after a while. */
  hasVoice(): Promise<boolean>;
  /** Says a text, and ends what was being said before. Answers whether it was said to its end. */
  say(text: string, signal: AbortSignal): Promise<boolean>;
}
