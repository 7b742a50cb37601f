import type { AnswerFeedback } from '#application/ports/answer-feedback.port.ts';
import type { Assistant } from '#application/ports/assistant.port.ts';
import type { Conversations } from '#application/ports/conversations.port.ts';
import type { Answer } from '#domain/learning/assistant/assistant.types.ts';
import type { Conversation, Turn } from '#domain/learning/conversation.types.ts';
import { Failure, type FailureCode } from '#domain/shared/failure.ts';
import type { AccountScene } from './account-scenes.ts';

/** Who talks to the assistant. Travels into the page as JSON. */
export interface AssistantScene extends AccountScene {
  /** Questions wait until the page lets them go. */
  readonly isThinking?: boolean;
  /** There is a conversation of five hundred messages as well. */
  readonly isLong?: boolean;
  /** What becomes of every question. */
  readonly refusal?: FailureCode;
  /** Whether what is thought of an answer cannot be sent. */
  readonly isFeedbackLost?: boolean;
}

/** A wide formula in a list, a long word, a table and a line of bold words: what a phone must hold. */
export const LONG_ANSWER = [
  '**Rozwiązanie**',
  [
    '1. Obliczamy wyróżnik i pierwiastki:',
    '',
    '   $$x_1=\\frac{-4-2\\sqrt{11}}{2\\cdot 1}=-2-\\sqrt{11},\\qquad x_2=\\frac{-4+2\\sqrt{11}}{2\\cdot 1}=-2+\\sqrt{11}$$',
    '',
    `2. ${'Konstantynopolitańczykowianeczka'.repeat(3)} i \`${'2x + 3 = 11; '.repeat(12)}\``,
  ].join('\n'),
  '| działanie | wynik |\n|---|---|\n| $\\frac{3}{4}+2\\frac{1}{3}$ | $3\\frac{1}{12}$ |',
  '$$\\begin{cases}x+y=10\\\\x-y=2\\end{cases}$$',
].join('\n\n');

const SHORT_ANSWER = 'Dobrze! Co zrobisz teraz?';
const DRAWN_ANSWER =
  'Spójrz:\n\n```figure\n{"kind":"fraction-bar","bars":[{"parts":4,"filled":3}]}\n```\n\nA to $\\frac{3}{4}$.';
const ANSWERS: Readonly<Record<string, string>> = { krótko: SHORT_ANSWER, narysuj: DRAWN_ANSWER };
/** Ten messages of a pupil, each with its answer. */
export const TEN_MESSAGES: readonly Turn[] = Array.from({ length: 10 }, (_, index): readonly Turn[] => [
  { role: 'user', content: index === 3 ? 'x'.repeat(300) : `Mój krok: ${index}x^2 - 5x + 6 = 0` },
  { role: 'assistant', content: index % 2 === 0 ? LONG_ANSWER : SHORT_ANSWER },
]).flat();

const CREATED = '2026-05-05T10:00:00.000Z';
const stored = (id: string, messages: readonly Turn[]): Conversation => ({
  id,
  mode: 'tutor',
  title: `Rozmowa ${id}`,
  createdAt: CREATED,
  messages,
});

/** A term of work in one thread. */
const FIVE_HUNDRED_MESSAGES: readonly Turn[] = Array.from({ length: 250 }, (_, index): readonly Turn[] => [
  { role: 'user', content: `Mój krok: ${index}x^2 - 5x + 6 = 0` },
  { role: 'assistant', content: `Dobrze! Dalej $x^2 = ${index}$, bo $\\frac{${index}}{2}$ zostaje.` },
]).flat();

export const assistantWorld = ({
  isThinking = false,
  isLong = false,
  refusal,
  isFeedbackLost = false,
}: AssistantScene) => {
  const conversations = new Map<string, Conversation>([
    ['long', stored('long', TEN_MESSAGES)],
    ['short', stored('short', TEN_MESSAGES.slice(2, 4))],
    ...(isLong ? [['endless', stored('endless', FIVE_HUNDRED_MESSAGES)] as const] : []),
  ]);
  const waiting: (() => void)[] = [];
  const assistant: Assistant = {
    ask: async ({ prompt, history, conversationId }, signal) => {
      if (isThinking) await new Promise<void>((resolve) => waiting.push(resolve));
      if (refusal !== undefined) throw new Failure(refusal);
      if (signal?.aborted === true) throw new Failure('network/offline');
      const response = ANSWERS[prompt] ?? LONG_ANSWER;
      const answer: Answer = {
        response,
        history: [...history, { role: 'user', content: prompt }, { role: 'assistant', content: response }],
        conversationId: conversationId ?? 'fresh',
        pointsUsed: 1,
      };
      conversations.set(answer.conversationId, stored(answer.conversationId, answer.history));
      return answer;
    },
    stop: async () => {},
  };
  const archive: Conversations = {
    page: async ({ query }) => ({
      conversations: [...conversations.values()].filter(({ title }) => title.includes(query)),
      page: 1,
      hasNextPage: false,
    }),
    find: async (id) => conversations.get(id) ?? null,
    rename: async (id, title) => {
      const found = conversations.get(id);
      if (found === undefined) return null;
      conversations.set(id, { ...found, title });
      return { ...found, title };
    },
    remove: async (id) => void conversations.delete(id),
  };
  const given: Record<string, unknown> = {};
  const answerFeedback: AnswerFeedback = {
    read: async () => null,
    give: async (answerId, feedback) => {
      if (isFeedbackLost) throw new Failure('network/offline');
      given[answerId] = feedback;
      Object.assign(window, { given });
    },
  };
  return {
    assistant,
    answerFeedback,
    conversations: archive,
    answerAll: () => waiting.splice(0).forEach((resolve) => resolve()),
  };
};
