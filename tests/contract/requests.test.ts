import { describe, expect, it } from 'vitest';
import type { Call } from '#contract/calls/call.ts';
import { CALLS } from '#contract/calls.ts';
import { VALID_REQUESTS } from '../support/valid-requests.ts';
import { withoutEach, withTextReplaced } from '../support/variants.ts';

const PARTS = ['params', 'query', 'body'] as const;
const valid: Readonly<Record<string, { readonly [Part in (typeof PARTS)[number]]?: unknown }>> = VALID_REQUESTS;

const cases = Object.values(CALLS).flatMap((call: Call) =>
  PARTS.flatMap((part) => {
    const schema = call[part];
    return schema === undefined ? [] : [{ title: `${call.name} ${part}`, schema, good: valid[call.name]?.[part] }];
  }),
);

const NUMBERS_IN_QUERIES = new Set(['page', 'pageSize']);
const read = (good: unknown): unknown =>
  Object.fromEntries(
    Object.entries(Object(good)).map(([key, value]) => [key, NUMBERS_IN_QUERIES.has(key) ? Number(value) : value]),
  );

describe.each(cases)('$title', ({ schema, good }) => {
  // S1 §7.21, §7.34, §7.36, §7.40, §7.43, §7.47, §7.57, §7.59
  // S2 §3.24, §7.5, §7.7–7.9, §7.17–7.19, §7.33–7.34, §7.40–7.41, §7.44, §7.46, §7.52, §7.55, §7.65, §9.18
  it('takes a good request with every field it names, whole', () => {
    expect(schema.safeParse(good)).toEqual({ success: true, data: read(good) });
  });

  it('drops the fields it does not name', () => {
    expect(schema.safeParse({ ...Object(good), isAdmin: true, __extra: ['x'] })).toEqual({
      success: true,
      data: read(good),
    });
  });

  it('refuses NUL in every text', () => {
    const accepted = withTextReplaced(good, (text) => `${text}\0`).filter(
      (variant) => schema.safeParse(variant.value).success,
    );
    expect(accepted.map(({ path }) => path)).toEqual([]);
  });

  // S1 §5.26–5.27
  it('refuses lists, numbers and objects in place of every text', () => {
    const accepted = [['x'], 7, { x: 1 }]
      .flatMap((wrong) => withTextReplaced(good, () => wrong))
      .filter((variant) => schema.safeParse(variant.value).success);
    expect(accepted.map(({ path }) => path)).toEqual([]);
  });

  it('never throws, whatever is missing or in its place', () => {
    const hostile = [undefined, null, 0, '', 'text', [], [good], true, ...withoutEach(good)];
    expect(hostile.map((value) => typeof schema.safeParse(value).success)).toEqual(hostile.map(() => 'boolean'));
  });
});
