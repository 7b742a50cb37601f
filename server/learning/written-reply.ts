import { aiUnavailable } from '#server/learning/ai-unavailable.ts';
import type { Place } from '#server/learning/ai-places.ts';
import { replyStopped, type Writing } from '#server/learning/running-replies.ts';
import type { Tutor, TutorReply, TutorRequest } from '#server/tutor/tutor.port.ts';

/** The model's time; the rest of the call's thirty seconds is ours. */
const REPLY_TIMEOUT = 25_000;

/** What the tutor answers when it is the call's turn; of a stopped reply what was shown. Throws 503 without an answer, 409 when it is stopped before its first word. */
export const writtenReply = async (
  tutor: Tutor,
  question: TutorRequest,
  place: Place,
  writing: Writing,
): Promise<TutorReply> => {
  const { stopped, tell, shown } = writing;
  tell('');
  try {
    await place.begins(stopped);
  } catch (refusal) {
    throw stopped.aborted ? replyStopped() : refusal;
  }
  try {
    return storable(await writtenBy(tutor, question, writing));
  } catch (cause) {
    if (!stopped.aborted) throw aiUnavailable(cause);
    if (shown() === '') throw replyStopped();
    return storable({ content: shown(), isCharged: true });
  }
};

const writtenBy = async (tutor: Tutor, question: TutorRequest, { stopped, tell }: Writing): Promise<TutorReply> => {
  const limit = new AbortController();
  const end = () => limit.abort();
  const timer = setTimeout(end, REPLY_TIMEOUT);
  stopped.addEventListener('abort', end, { once: true });
  // Words that come after the end are nobody's.
  const hear = (soFar: string) => (limit.signal.aborted ? undefined : tell(soFar));
  try {
    return await unlessAborted(tutor.reply(question, limit.signal, hear), limit.signal);
  } finally {
    clearTimeout(timer);
    end();
  }
};

/** A tutor may be deaf to its signal. */
const unlessAborted = <Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> => {
  const broken = new Promise<never>((_resolve, reject) => {
    const breakOff = () => reject(signal.reason);
    if (signal.aborted) breakOff();
    signal.addEventListener('abort', breakOff, { once: true });
  });
  return Promise.race([work, broken]);
};

/** PostgreSQL refuses NUL in text. */
const storable = (reply: TutorReply): TutorReply => ({ ...reply, content: reply.content.replaceAll('\0', '') });
