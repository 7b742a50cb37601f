import { assert, bigInt, constantFrom, integer, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { isSameNumber, polishNumber, type ExactNumber } from '#domain/shared/polish-number.rules.ts';

const written = (number: ExactNumber | null): string | null =>
  number === null ? null : `${number.numerator}/${number.denominator}`;

it.each([
  ['3,5', '7/2'],
  ['3.5', '7/2'],
  ['0,1', '1/10'],
  ['007', '7/1'],
  ['12 345,6', '61728/5'],
  ['12\u00a0345,6', '61728/5'],
  ['12\u2009345,6', '61728/5'],
  ['12\u202f345,6', '61728/5'],
  ['1 234 567', '1234567/1'],
  ['3/4', '3/4'],
  ['6/8', '3/4'],
  ['6 / 8', '3/4'],
  ['3⁄4', '3/4'],
  ['3∕4', '3/4'],
  ['1 1/2', '3/2'],
  ['1\u00a01/2', '3/2'],
  ['1½', '3/2'],
  ['½', '1/2'],
  ['12 345 1/2', '24691/2'],
  ['1 250/1000', '5/4'],
  ['15%', '3/20'],
  ['15 %', '3/20'],
  ['12,5%', '1/8'],
  ['33 1/3%', '1/3'],
  ['+5', '5/1'],
  ['-0', '0/1'],
  ['  7  ', '7/1'],
])('reads %s as %s', (text, expected) => {
  expect(written(polishNumber(text))).toBe(expected);
});

it.each(['-', '−', '–', '—', '‒', '―', '‐', '‑', '﹘', '﹣', '－'])('takes %s for a minus', (minus) => {
  expect(
    [`${minus}2`, `${minus} 2`, `${minus}1 1/2`, `${minus}3,5`].map((text) => written(polishNumber(text))),
  ).toEqual(['-2/1', '-2/1', '-3/2', '-7/2']);
});

it.each([
  '',
  ' ',
  '-',
  '%',
  'x',
  '3,',
  ',5',
  '3,5,1',
  '1.234,5',
  '12 34',
  '1 2345',
  '1/0',
  '1/2/3',
  '3,5/2',
  '1/-2',
  '--2',
  '2-',
  '5 % %',
  '1e3',
  '0x10',
  '∞',
  '9'.repeat(61),
])('does not read %s', (text) => {
  expect(polishNumber(text)).toBe(null);
});

const number = (text: string) => polishNumber(text) as ExactNumber;

it('tells whether two spellings are one number', () => {
  expect([
    isSameNumber(number('0,75'), number('6/8')),
    isSameNumber(number('75%'), number('3/4')),
    isSameNumber(number('3/4'), number('-3/4')),
    isSameNumber(number('1/4'), number('1/8')),
  ]).toEqual([true, true, false, false]);
});

it('reads every fraction exactly', () => {
  assert(
    property(bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), bigInt({ min: 1n, max: 10n ** 9n }), (top, bottom) => {
      const { numerator, denominator } = polishNumber(`${top}/${bottom}`) as ExactNumber;
      expect([numerator * bottom, denominator > 0n]).toEqual([top * denominator, true]);
    }),
  );
});

it('reads what Intl writes for Poles, whatever the space', () => {
  const format = new Intl.NumberFormat('pl', { minimumFractionDigits: 2, useGrouping: 'always' });
  assert(
    property(
      integer({ min: -2_000_000_000, max: 2_000_000_000 }),
      constantFrom(' ', '\u00a0', '\u2009', '\u202f'),
      (grosze, space) => {
        const { numerator, denominator } = polishNumber(
          format.format(grosze / 100).replaceAll(/\s/g, space),
        ) as ExactNumber;
        expect(numerator * 100n).toBe(BigInt(grosze) * denominator);
      },
    ),
  );
});

it('never breaks', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 80 }), (text) => {
      const read = polishNumber(text);
      expect(read === null || read.denominator > 0n).toBe(true);
    }),
  );
});
