import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ContainerModule } from 'inversify';
import type { Identity } from '#application/ports/identity.port.ts';
import type { PendingPurchase, PendingUpgrade } from '#domain/billing/purchase/purchase.types.ts';
import { billing } from '#composition/billing.module.ts';
import { BILLING } from '#composition/billing.tokens.ts';
import { composeApplication, loadOnce } from '#composition/container.ts';
import { CORE } from '#composition/core.tokens.ts';
import type { Subscription } from '#domain/entitlement/subscription.types.ts';
import { NO_TRIAL } from '#domain/entitlement/trial-status.rules.ts';
import type { AuthUser } from '#domain/identity/user.types.ts';
import { BASIC, PREMIUM_PLAN, UPGRADE } from '../model/billing/plans.ts';
import { ANIA, ANIAS_ACCOUNT } from '../model/identity/people.ts';

const unused = () => Promise.reject(new Error('Nobody asks for this here.'));
/** Lets all answers that are under way arrive. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

interface Given {
  readonly person?: AuthUser | null;
  readonly subscription?: Subscription | null;
  readonly canStartTrial?: boolean;
  readonly guardianConsent?: boolean;
}

/** The application with its purchase, over ports that do what a test says. */
const opened = async ({
  person = ANIA,
  subscription = null,
  canStartTrial = false,
  guardianConsent = true,
}: Given = {}) => {
  const kept = new Map<string | null, PendingPurchase>();
  const upgrades = new Map<string, PendingUpgrade>();
  const redirects: string[] = [];
  const tell: { person?: (person: AuthUser | null) => void } = {};
  const identity: Identity = {
    watch: (onChange) => {
      tell.person = onChange;
      return () => {};
    },
    signIn: unused,
    signUp: unused,
    signOut: async () => {},
    token: async () => null,
  };
  const user = { ...ANIAS_ACCOUNT, isUnder16: true, guardianConsent };
  const container = composeApplication(
    new ContainerModule(({ rebindSync }) => {
      rebindSync(CORE.identity).toConstantValue(identity);
      rebindSync(CORE.users).toConstantValue({ find: async () => user, add: unused, update: unused });
      rebindSync(CORE.subscriptions).toConstantValue({ current: async () => subscription });
      rebindSync(CORE.trials).toConstantValue({ status: async () => ({ ...NO_TRIAL, canStartTrial }), start: unused });
      rebindSync(CORE.clock).toConstantValue({ now: () => 1_000 });
    }),
  );
  loadOnce(container, billing);
  container.loadSync(
    new ContainerModule(({ rebindSync }) => {
      rebindSync(BILLING.plans).toConstantValue({ list: async () => [PREMIUM_PLAN] });
      rebindSync(BILLING.checkout).toConstantValue({
        isOpen: async () => true,
        open: async () => ({ url: 'https://checkout.stripe.com/c/pay/cs_1' }),
        leave: async () => undefined,
      });
      rebindSync(BILLING.subscriptionChanges).toConstantValue({
        cancel: unused,
        resume: unused,
        upgrade: async () => undefined,
      });
      rebindSync(BILLING.pendingPurchases).toConstantValue({
        read: (userId) => kept.get(userId) ?? null,
        keep: (userId, pending) => {
          kept.clear();
          kept.set(userId, pending);
        },
        forget: () => kept.clear(),
      });
      rebindSync(BILLING.pendingUpgrades).toConstantValue({
        read: (userId) => upgrades.get(userId) ?? null,
        keep: (userId, upgrade) => void upgrades.set(userId, upgrade),
        forget: (userId) => void upgrades.delete(userId),
      });
    }),
  );
  const app = container.get(CORE.app);
  const signIn = (who: AuthUser | null) => {
    tell.person?.(who);
    return settled();
  };
  await signIn(person);
  const purchase = container.get(BILLING.purchase);
  purchase.on('purchase.redirected', ({ to }) => void redirects.push(to));
  await settled();
  const choose = () => {
    purchase.send({ type: 'pupil.planChosen', planId: 'premium-month', at: 1_000 });
    return settled();
  };
  return { app, purchase, kept, upgrades, redirects, signIn, choose };
};

beforeEach(() => {
  vi.stubGlobal('window', { location: { hostname: 'localhost' }, localStorage: undefined });
  return () => vi.unstubAllGlobals();
});

const CHOICE = { planId: 'premium-month', timestamp: 1_000 };

describe('the purchase among the machines of the page', () => {
  it('knows who was here before its page came', async () => {
    const { purchase } = await opened();
    const { userId, isTrialOfferable } = purchase.getSnapshot().context;
    expect([purchase.getSnapshot().value, userId, isTrialOfferable]).toEqual(['idle', 'ania', true]);
  });

  it('asks a visitor to log in, and goes on to the payment afterwards (S1 §4.60, §4.82–4.84)', async () => {
    const { app, purchase, kept, redirects, signIn, choose } = await opened({ person: null });
    await choose();
    const asked = [purchase.getSnapshot().value, [...kept], app.authDialog.getSnapshot().value];
    await signIn(ANIA);
    expect([asked, purchase.getSnapshot().value, [...kept], redirects]).toEqual([
      ['awaitingLogin', [[null, CHOICE]], { login: 'editing' }],
      'selectingMethod',
      [['ania', CHOICE]],
      ['/payment/method-selection'],
    ]);
  });

  it('forgets what was chosen when the login is dismissed', async () => {
    const { app, purchase, kept, choose } = await opened({ person: null });
    await choose();
    app.authDialog.send({ type: 'pupil.dialogClosed' });
    expect([purchase.getSnapshot().value, [...kept]]).toEqual(['idle', []]);
  });

  it('sends whoever can begin a trial there first, and says so (S1 §4.86, D27)', async () => {
    const { app, kept, redirects, choose } = await opened({ canStartTrial: true });
    await choose();
    expect([redirects, [...kept], app.toasts.getSnapshot().context.current?.topic]).toEqual([
      ['/assistant'],
      [],
      'purchase/postponed',
    ]);
  });

  it('lets pay who cannot begin it before a guardian agrees (D27)', async () => {
    const { redirects, choose } = await opened({ canStartTrial: true, guardianConsent: false });
    await choose();
    expect(redirects).toEqual(['/payment/method-selection']);
  });

  it('refuses a second checkout with a word (S1 §4)', async () => {
    const { app, purchase, choose } = await opened();
    await choose();
    purchase.send({ type: 'pupil.checkoutConfirmed', idempotencyKey: 'k1' });
    await choose();
    expect(app.toasts.getSnapshot().context.current?.topic).toBe('purchase/pending');
  });

  it('remembers an ordered change for whoever ordered it', async () => {
    const { purchase, upgrades, choose } = await opened({ subscription: BASIC });
    await choose();
    purchase.send({ type: 'pupil.upgradeConfirmed', idempotencyKey: 'k1', at: 2_000 });
    await settled();
    expect([...upgrades]).toEqual([['ania', { ...UPGRADE, timestamp: 2_000 }]]);
  });

  it('forgets everything at the logout (R14)', async () => {
    const { app, purchase, kept, choose } = await opened();
    await choose();
    app.session.send({ type: 'pupil.loggedOut' });
    expect([purchase.getSnapshot().value, [...kept]]).toEqual(['idle', []]);
  });
});
