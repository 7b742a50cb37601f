import type { ChatClient } from './model/chat-client.ts';
import { firmMessages, lessonMessages, solutionMessages } from './model/chat-messages.rules.ts';
import type { Tutor } from './tutor.port.ts';

/** Milliseconds of the calls that the pupil waits for without seeing anything. */
const HIDDEN_TIMEOUT = 12_000;
const LONGEST_SOLUTION = 2_000;

/** A model behind any OpenAI-compatible /chat/completions. Rejects with a `ModelFailure`. */
export const modelTutor = (client: ChatClient): Tutor => ({
  reply: async (request, signal, onWriting) => ({
    content: await client.complete(lessonMessages(request), { purpose: 'answer', signal, onText: onWriting }),
    isCharged: true,
  }),
});

/** The same model, told that its last answer gave the result away. */
export const firmModelTutor = (client: ChatClient): Tutor => ({
  reply: async (request, signal) => ({
    content: await client.complete(firmMessages(request), { purpose: 'rewriting', signal, timeout: HIDDEN_TIMEOUT }),
    isCharged: true,
  }),
});

/** The same model, asked for the result alone. No pupil ever sees it. */
export const modelSolver = (client: ChatClient): Tutor => ({
  reply: async (request, signal) => ({
    content: await client.complete(solutionMessages(request), {
      purpose: 'solution',
      signal,
      longest: LONGEST_SOLUTION,
      timeout: HIDDEN_TIMEOUT,
    }),
    isCharged: false,
  }),
});
