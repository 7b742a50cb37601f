import type { TutorReply } from '#server/tutor/tutor.port.ts';

/** A prompt that gets a help line, which costs nothing. */
export const SAD_PROMPT = 'Jest mi bardzo smutno';
/** A prompt on which the model is away. */
export const LOST_PROMPT = 'Czy mnie słychać?';

/** What the model says to a prompt in tests, on a real server and in fakes alike; null when it is away. */
export const scriptedReply = (prompt: string): TutorReply | null => {
  if (prompt === LOST_PROMPT) return null;
  return prompt === SAD_PROMPT
    ? { content: 'Zadzwoń: 116 111', isCharged: false }
    : { content: `Pomyślmy: ${prompt}`, isCharged: true };
};
