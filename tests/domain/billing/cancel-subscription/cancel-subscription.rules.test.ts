import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  CANCELLATION_REASONS,
  cancellationOf,
  toggledReasons,
} from '#domain/billing/cancel-subscription/cancel-subscription.rules.ts';

it('offers the six reasons of the specification (S1 §3.63–3.68)', () => {
  expect(CANCELLATION_REASONS).toEqual([
    'za_drogie',
    'nie_korzystam',
    'brak_czasu',
    'problemy_techniczne',
    'przechodze_na_konkurencje',
    'inne',
  ]);
});

it('sends a comment without its margins, and none when nothing was written (S1 §3.62, §5.39)', () => {
  expect([
    cancellationOf({ reasons: ['inne'], comment: ' Dziękuję. ' }),
    cancellationOf({ reasons: ['inne'], comment: ' \n ' }),
  ]).toEqual([
    { reasons: ['inne'], comment: 'Dziękuję.' },
    { reasons: ['inne'], comment: null },
  ]);
});

it('keeps the chosen reasons in the order of the list, and forgets one that is pressed again', () => {
  expect([
    toggledReasons(['brak_czasu'], 'za_drogie'),
    toggledReasons(['za_drogie', 'brak_czasu'], 'za_drogie'),
  ]).toEqual([['za_drogie', 'brak_czasu'], ['brak_czasu']]);
  fc.assert(
    fc.property(
      fc.subarray([...CANCELLATION_REASONS]),
      fc.constantFrom(...CANCELLATION_REASONS),
      (reasons, pressed) => {
        expect(toggledReasons(toggledReasons(reasons, pressed), pressed)).toEqual(reasons);
      },
    ),
  );
});
