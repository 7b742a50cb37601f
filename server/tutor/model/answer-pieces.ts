import { ModelFailure } from './model-failure.ts';
import type { TimeLimits } from './time-limits.ts';

/** A body as it comes, decoded. Gives up on one that is larger than `largest` bytes, and on one that no longer comes. */
export const answerPieces = async function* (
  { body }: Response,
  largest: number,
  { heard, within }: TimeLimits,
): AsyncGenerator<string, void> {
  if (body === null) return;
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let size = 0;
  try {
    for (;;) {
      heard();
      const { done, value } = await within(reader.read());
      if (done) break;
      size += value.byteLength;
      if (size > largest) throw new ModelFailure('unprocessable');
      yield decoder.decode(value, { stream: true });
    }
    yield decoder.decode();
  } finally {
    // Whoever stops listening frees the connection; how its end goes does not matter.
    reader.cancel().catch(() => {});
  }
};
