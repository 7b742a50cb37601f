import { z } from 'zod';

const text = z.union([
  z.string(),
  z
    .array(z.looseObject({ type: z.string(), text: z.string().optional() }))
    .transform((parts) => parts.map(({ text: part = '' }) => part).join('')),
]);

/** What is read of a /chat/completions answer. */
export const chatCompletion = z.looseObject({
  choices: z
    .array(z.looseObject({ finish_reason: z.string().nullish(), message: z.looseObject({ content: text.nullish() }) }))
    .min(1),
});
