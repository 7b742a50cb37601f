import { AssessmentChatActor } from './assessment-chat.actor.ts';

/** Sends a message of the pupil. */
export const useSay = (): ((text: string) => void) => {
  const chat = AssessmentChatActor.useActorRef();
  return (text) => chat.send({ type: 'pupil.messageSent', text, at: Date.now(), idempotencyKey: crypto.randomUUID() });
};
