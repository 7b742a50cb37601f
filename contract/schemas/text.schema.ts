import * as z from 'zod/mini';
import { NAME_MAX_LENGTH } from '#domain/identity/credentials.rules.ts';

const hasNoNul = (value: string): boolean => !value.includes('\0');

/** Too long is the end of it: no slower check looks at a text without bound. */
const atMost = (max: number) => z.maxLength(max, { abort: true });

/** Characters from `min` to `max`. PostgreSQL refuses NUL in text, so it is refused here; lone surrogates pass. */
export const text = (max: number, min = 0) =>
  z.string().check(z.minLength(min), atMost(max), z.refine(hasNoNul, 'NUL is not allowed'));

/** The same, without the white space around it, which does not count. */
export const trimmedText = (max: number, min: number) =>
  z.string().check(z.trim(), z.minLength(min), atMost(max), z.refine(hasNoNul, 'NUL is not allowed'));

export const byteLength = (value: string): number => new TextEncoder().encode(value).length;

/** At most `max` bytes of UTF-8. */
export const textOfBytes = (max: number, min = 0) =>
  text(max, min).check(z.refine((value) => byteLength(value) <= max, `longer than ${max} bytes`));

/** A person's first, last or shown name, without the blanks around it (R12). */
export const name = trimmedText(NAME_MAX_LENGTH, 0);

/** The simple address pattern of S1 §5.5, §5.40 and S2 §5. */
export const email = text(256, 1).check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/u, 'not an e-mail address'));

const YEAR_10000 = Date.UTC(10_000, 0);

const isWithinEra = (value: string): boolean => {
  const moment = Date.parse(value);
  return moment >= 0 && moment < YEAR_10000;
};

/** ISO 8601 with its offset or Z, from 1970 to 9999 in UTC: beyond, an offset leads to years that databases cannot read. */
export const isoTime = z.iso
  .datetime({ offset: true })
  .check(z.refine(isWithinEra, 'not between the years 1970 and 9999'));
