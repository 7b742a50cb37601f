import { expect, it } from 'vitest';
import {
  isHopeless,
  isPaid,
  speaksOfUpgrade,
  upgradeToConfirm,
} from '#domain/billing/payment-polling/payment-polling.rules.ts';
import type { PendingUpgrade } from '#domain/billing/purchase/purchase.types.ts';
import { BASIC, ENDED, PREMIUM } from '../../../model/billing/plans.ts';

const UPGRADE: PendingUpgrade = {
  from: { uniqueID: 'basic-month', name: 'Podstawowy' },
  to: { uniqueID: 'premium-month', name: 'Premium' },
  timestamp: 0,
};

it.each([
  ['nothing is held', null, null, false],
  ['the plan has ended', ENDED, null, false],
  ['a plan is active', BASIC, null, true],
  ['the old plan is still the one', BASIC, UPGRADE, false],
  ['the plan is the wanted one', PREMIUM, UPGRADE, true],
  ['the plan is the wanted one and not active', { ...PREMIUM, isActive: false }, UPGRADE, false],
] as const)('says whether it is paid when %s (R4)', (_, subscription, upgrade, paid) => {
  expect(isPaid(subscription, upgrade)).toBe(paid);
});

it('confirms a plan change that was ordered less than half an hour ago', () => {
  expect([
    upgradeToConfirm({ upgrade: UPGRADE, at: 1_799_999 }),
    upgradeToConfirm({ upgrade: UPGRADE, at: 1_800_000 }),
    upgradeToConfirm({ upgrade: null, at: 0 }),
  ]).toEqual([UPGRADE, null, null]);
});

it('speaks of a change by the query or the pending upgrade (S2 §4.51–4.52)', () => {
  expect([
    speaksOfUpgrade({ isUpgrade: true, upgrade: null }),
    speaksOfUpgrade({ isUpgrade: false, upgrade: UPGRADE }),
    speaksOfUpgrade({ isUpgrade: false, upgrade: null }),
  ]).toEqual([true, true, false]);
});

it('gives up at once only when the session is over', () => {
  expect(
    (
      ['session/expired', 'session/forbidden', 'network/offline', 'server/unavailable', 'request/not-found'] as const
    ).map(isHopeless),
  ).toEqual([true, true, false, false, false]);
});
