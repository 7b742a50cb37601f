import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargedPrice, groszeOf, priceParts } from '#domain/billing/pricing/price.rules.ts';

describe('the price (S1 §5.49–5.51, D6)', () => {
  it.each([
    ['50 zł', 50, 4_999],
    ['1 zł', 1, 99],
    ['49,99 zł, which is not whole', 49.99, 4_999],
    ['49,50 zł, which is not whole', 49.5, 4_950],
    ['nothing', 0, 0],
    ['rounded to whole, and then a grosz less', 49.999, 4_999],
    ['1,005 zł, rounded as it is written', 1.005, 101],
    ['8,345 zł, rounded as it is written', 8.345, 835],
    ['0,001 zł', 0.001, 0],
  ])('of a catalogue that says %s', (_, amount, grosze) => {
    expect(chargedPrice(amount)).toBe(grosze);
  });

  it.each([
    [4_999, { zlotys: 49, grosze: '99' }],
    [4_905, { zlotys: 49, grosze: '05' }],
    [120_000, { zlotys: 1_200, grosze: '00' }],
    [0, { zlotys: 0, grosze: '00' }],
    [7, { zlotys: 0, grosze: '07' }],
  ])('shows %d grosze in two parts', (grosze, parts) => {
    expect(priceParts(grosze)).toEqual(parts);
  });

  it('shows what is charged: written with a point and read again, it is the same number of grosze', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (charged) => {
        const { zlotys, grosze } = priceParts(charged);
        expect(groszeOf(Number(`${zlotys}.${grosze}`))).toBe(charged);
      }),
    );
  });

  it('takes the grosz away once: what was seeded stays', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (whole) => {
        const charged = chargedPrice(whole);
        expect([charged, chargedPrice(charged / 100)]).toEqual([Math.max(0, whole * 100 - 1), charged]);
      }),
    );
  });
});
