import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonReader, type ReadJson } from '#server/http/json-reader.ts';

const KIBIBYTE = 1024;

/** Reads bytes that arrive in pieces. */
const readInPieces = (bytes: Buffer, cuts: readonly number[]): ReadJson => {
  const reader = jsonReader();
  const ends = [...cuts.map((cut) => cut % bytes.length), bytes.length].toSorted((a, b) => a - b);
  for (const [index, end] of ends.entries()) reader.take(bytes.subarray(ends[index - 1] ?? 0, end));
  return reader.end();
};

const put = ({ text, longTexts }: ReadJson): unknown =>
  JSON.parse(text, (_name, value) => (typeof value === 'string' ? (longTexts.get(value) ?? value) : value));

const words = fc.string({ unit: fc.constantFrom('a', 'ł', '\\', '"', '\n', '👩‍🚀', '[', '{', ','), maxLength: 12 });
const file = fc.nat(80 * KIBIBYTE).map((length) => 'A'.repeat(length));
const sent = fc.jsonValue().chain((value) =>
  fc.record({
    [JSON.stringify(value)]: words,
    value: fc.constant(value),
    files: fc.array(fc.oneof(file, words), { maxLength: 4 }),
  }),
);

test('what was sent is what is read, wherever it was cut on its way and however long its texts are', () => {
  fc.assert(
    fc.property(sent, fc.array(fc.nat(), { maxLength: 6 }), (value, cuts) => {
      const json = JSON.stringify(value);
      expect(put(readInPieces(Buffer.from(json), cuts))).toEqual(JSON.parse(json));
    }),
    { numRuns: 60 },
  );
});

test('a long text without escapes is kept from the parser, and no text of a sender can stand in for it', () => {
  const long = 'A'.repeat(65 * KIBIBYTE);
  const read = readInPieces(Buffer.from(JSON.stringify({ files: [long, `${long}B`], mark: ':0', text: `${long}\n` })), [
    40 * KIBIBYTE,
  ]);
  const [first = '', second = ''] = read.longTexts.keys();
  expect([first, second].map((name) => /^[\da-f-]{36}:\d$/.exec(name)?.index)).toEqual([0, 0]);
  expect(JSON.parse(read.text)).toEqual({ files: [first, second], mark: ':0', text: `${long}\n` });
  expect([...read.longTexts.values()]).toEqual([long, `${long}B`]);
});

test('bytes that no text may hold as they are go to the parser, which refuses them', () => {
  const bytes = Buffer.from(`{"a":"${'A'.repeat(65 * KIBIBYTE)}\n"}`);
  expect(() => put(readInPieces(bytes, []))).toThrow(SyntaxError);
});
