import type { OnWriting, Tutor, TutorReply, TutorRequest } from '#server/tutor/tutor.port.ts';

export interface ScriptedTutor extends Tutor {
  /** What it has been asked, oldest first. */
  readonly requests: readonly TutorRequest[];
  /** How it answers from now on; a rejection is a model that is away. */
  answer(script: Script): void;
}

type Script = (request: TutorRequest, signal?: AbortSignal, onWriting?: OnWriting) => TutorReply | Promise<TutorReply>;

const think: Script = ({ prompt }) => ({ content: `Pomyślmy: ${prompt}`, isCharged: true });

export const scriptedTutor = (): ScriptedTutor => {
  const requests: TutorRequest[] = [];
  let script = think;
  return {
    requests,
    answer: (next) => {
      script = next;
    },
    reply: async (request, signal, onWriting) => {
      requests.push(request);
      return script(request, signal, onWriting);
    },
  };
};
