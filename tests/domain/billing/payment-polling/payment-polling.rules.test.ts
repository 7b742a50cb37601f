import { expect, it } from 'vitest';
import {
  isHopeless,
  isPaid,
  speaksOfUpgrade,
  upgradeTarget,
} from '#domain/billing/payment-polling/payment-polling.rules.ts';
import type { UpgradeTarget } from '#domain/billing/payment-polling/payment-polling.types.ts';
import { BASIC, ENDED, PREMIUM, UPGRADE } from '../../../model/billing/plans.ts';

const TO_PREMIUM: UpgradeTarget = { planId: 'premium-month', from: 'Podstawowy' };

it.each([
  ['nothing is held', null, null, false],
  ['the plan has ended', ENDED, null, false],
  ['a plan is active', BASIC, null, true],
  ['the old plan is still the one', BASIC, TO_PREMIUM, false],
  ['the plan is the wanted one', PREMIUM, TO_PREMIUM, true],
  ['the plan is the wanted one and not active', { ...PREMIUM, isActive: false }, TO_PREMIUM, false],
] as const)('says whether it is paid when %s (R4)', (_, subscription, upgrade, paid) => {
  expect(isPaid(subscription, upgrade)).toBe(paid);
});

it('aims at the plan that the address names, else at the one that was ordered in this browser, however long ago (D24)', () => {
  const change = { sessionId: null, planId: null };
  expect([
    upgradeTarget(change, UPGRADE),
    upgradeTarget({ ...change, planId: 'premium-month' }, UPGRADE),
    upgradeTarget({ ...change, planId: 'premium-year' }, UPGRADE),
    upgradeTarget({ ...change, planId: 'premium-month' }, null),
    upgradeTarget(change, null),
  ]).toEqual([
    TO_PREMIUM,
    TO_PREMIUM,
    { planId: 'premium-year', from: null },
    { planId: 'premium-month', from: null },
    null,
  ]);
});

it('aims at nothing after a checkout, whatever change was ordered before', () => {
  expect(upgradeTarget({ sessionId: 'cs_1', planId: null }, UPGRADE)).toBe(null);
});

it('speaks of a change by the query or the pending upgrade (S2 §4.51–4.52)', () => {
  expect([
    speaksOfUpgrade({ isUpgrade: true, target: null }),
    speaksOfUpgrade({ isUpgrade: false, target: TO_PREMIUM }),
    speaksOfUpgrade({ isUpgrade: false, target: null }),
  ]).toEqual([true, true, false]);
});

it('gives up at once only when the session is over', () => {
  expect(
    (
      ['session/expired', 'session/forbidden', 'network/offline', 'server/unavailable', 'request/not-found'] as const
    ).map(isHopeless),
  ).toEqual([true, true, false, false, false]);
});
