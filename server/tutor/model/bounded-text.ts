import { ModelFailure } from './model-failure.ts';
import type { TimeLimits } from './time-limits.ts';

/** The body as text. Gives up on one that is larger, and on one that no longer comes. */
export const boundedText = async (
  { body }: Response,
  largest: number,
  { heard, within }: TimeLimits,
): Promise<string> => {
  if (body === null) return '';
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      heard();
      const { done, value } = await within(reader.read());
      if (done) return new TextDecoder().decode(Buffer.concat(chunks));
      size += value.byteLength;
      if (size > largest) throw new ModelFailure('unprocessable');
      chunks.push(value);
    }
  } catch (thrown) {
    // The connection is of no more use; how its end goes does not matter.
    reader.cancel().catch(() => {});
    throw thrown;
  }
};
