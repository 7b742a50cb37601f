import { z } from 'zod';

const text = z.union([
  z.string(),
  z
    .array(z.looseObject({ type: z.string(), text: z.string().optional() }))
    .transform((parts) => parts.map(({ text: part = '' }) => part).join('')),
]);

const said = z.looseObject({ content: text.nullish() });
const finishReason = z.string().nullish();

/** What is read of a whole /chat/completions answer. */
export const chatCompletion = z.looseObject({
  choices: z.array(z.looseObject({ finish_reason: finishReason, message: said })).min(1),
});

/** What is read of one event of a streamed answer. Pieces without a choice tell of tokens and filters only. */
export const chatPiece = z.looseObject({
  error: z.unknown().optional(),
  choices: z.array(z.looseObject({ finish_reason: finishReason, delta: said.nullish() })).optional(),
});
