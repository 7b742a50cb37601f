import * as z from 'zod/mini';
import { trimmedText } from '#contract/schemas/text.schema.ts';
import { SEARCH_MAX_LENGTH } from '#domain/learning/conversation-history/conversation-history.rules.ts';

/** Decimal digits and nothing else: no sign, exponent, hexadecimal or leading zero, since a lenient reading lets `1e309` past its bounds. */
const countingNumber = (max: number, whenAbsent: number) =>
  z.prefault(
    z.pipe(
      z.pipe(
        z.string().check(z.maxLength(6, { abort: true }), z.regex(/^[1-9]\d*$/u, 'not a counting number')),
        z.transform(Number),
      ),
      z.int().check(z.gte(1), z.lte(max)),
    ),
    String(whenAbsent),
  );

const page = countingNumber(100_000, 1);
const pageSize = countingNumber(100, 20);

export const pageQuery = z.object({ page, pageSize });
export const conversationPageQuery = z.object({
  page,
  pageSize,
  mode: z.optional(z.enum(['tutor', 'buddy'])),
  query: z.optional(trimmedText(SEARCH_MAX_LENGTH, 0)),
});
