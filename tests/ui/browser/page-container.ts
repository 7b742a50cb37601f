import { ContainerModule, type Container } from 'inversify';
import type { AnswerFeedback } from '#application/ports/answer-feedback.port.ts';
import type { Assistant } from '#application/ports/assistant.port.ts';
import type { Consents } from '#application/ports/consents.port.ts';
import type { Conversations } from '#application/ports/conversations.port.ts';
import type { Checkout } from '#application/ports/checkout.port.ts';
import type { PaidPlan } from '#application/ports/paid-plan.port.ts';
import type { Plans } from '#application/ports/plans.port.ts';
import type { SubscriptionChanges } from '#application/ports/subscription-changes.port.ts';
import { assessments } from '#composition/assessments.module.ts';
import { ASSESSMENTS } from '#composition/assessments.tokens.ts';
import { billing } from '#composition/billing.module.ts';
import { BACKEND } from '#composition/backend.tokens.ts';
import { BILLING } from '#composition/billing.tokens.ts';
import { consent } from '#composition/consent.module.ts';
import { CONSENT } from '#composition/consent.tokens.ts';
import { composeApplication, loadOnce } from '#composition/container.ts';
import { CORE } from '#composition/core.tokens.ts';
import { flashcards } from '#composition/flashcards.module.ts';
import { FLASHCARDS } from '#composition/flashcards.tokens.ts';
import { identity } from '#composition/identity.module.ts';
import { IDENTITY } from '#composition/identity.tokens.ts';
import { learning } from '#composition/learning.module.ts';
import { LEARNING } from '#composition/learning.tokens.ts';
import { resilience } from '#composition/resilience.module.ts';
import { consentRecord, NOTHING_OPTIONAL } from '#domain/support/cookie-consent/cookie-consent.rules.ts';
import type { ConsentRecord } from '#domain/support/cookie-consent/cookie-consent.types.ts';
import type { AccountWorld } from './account-scenes.ts';

interface Lessons {
  readonly assistant: Assistant;
  readonly conversations: Conversations;
  readonly answerFeedback: AnswerFeedback;
}

/** What is sold. */
export interface Shop {
  readonly plans: Plans;
  readonly checkout: Checkout;
  readonly paidPlan: PaidPlan;
  readonly upgrade: SubscriptionChanges['upgrade'];
}

const nobody = () => Promise.reject(new Error('Nobody buys here.'));
const NO_SHOP: Shop = {
  plans: { list: async () => [] },
  checkout: { isOpen: async () => false, open: nobody, leave: nobody },
  paidPlan: { look: async () => null },
  upgrade: nobody,
};

const NO_LESSONS: Lessons = {
  assistant: { ask: () => Promise.reject(new Error('Nobody asks here.')), stop: async () => {} },
  conversations: {
    page: async () => ({ conversations: [], page: 1, hasNextPage: false }),
    find: async () => null,
    rename: async () => null,
    remove: async () => undefined,
  },
  answerFeedback: { read: async () => null, give: async () => undefined },
};

const ANSWERED = consentRecord(NOTHING_OPTIONAL, Date.now());

/** What this page keeps of the cookie consent. */
const consentsWith = (first: ConsentRecord | null): Consents => {
  let kept = first;
  return {
    recall: () => kept,
    keep: (record) => {
      kept = record;
    },
    erase: () => {
      kept = null;
    },
    watch: () => () => undefined,
  };
};

/** The real machines in a scripted world, begun. The cookies are answered, unless a scene is about them. */
export const pageContainer = (
  world: AccountWorld,
  lessons: Lessons = NO_LESSONS,
  shop: Shop = NO_SHOP,
  isCookieAsked: boolean = false,
): Container => {
  const container = composeApplication();
  loadOnce(container, [...identity, ...learning, ...assessments, ...flashcards, ...billing, ...consent, ...resilience]);
  container.loadSync(
    new ContainerModule(({ rebindSync }) => {
      rebindSync(CORE.identity).toConstantValue(world.identity);
      rebindSync(CONSENT.consents).toConstantValue(consentsWith(isCookieAsked ? null : ANSWERED));
      rebindSync(CORE.users).toConstantValue(world.users);
      rebindSync(IDENTITY.accountCredentials).toConstantValue(world.accountCredentials);
      rebindSync(IDENTITY.accountDeletion).toConstantValue(world.accountDeletion);
      rebindSync(IDENTITY.personalData).toConstantValue(world.personalData);
      rebindSync(IDENTITY.downloads).toConstantValue(world.downloads);
      rebindSync(CORE.trials).toConstantValue(world.trials);
      rebindSync(CORE.toldTrialEnds).toConstantValue({ claim: () => true, forget: () => undefined });
      rebindSync(CORE.subscriptions).toConstantValue(world.subscriptions);
      rebindSync(BILLING.billingPortal).toConstantValue(world.portal);
      rebindSync(BILLING.checkout).toConstantValue(shop.checkout);
      rebindSync(BILLING.invoices).toConstantValue(world.invoices);
      rebindSync(BILLING.paidPlan).toConstantValue(shop.paidPlan);
      rebindSync(BILLING.plans).toConstantValue(shop.plans);
      rebindSync(BILLING.subscriptionChanges).toConstantValue({ ...world.changes, upgrade: shop.upgrade });
      rebindSync(IDENTITY.commonPasswords).toConstantValue({ includes: async (password) => password === 'qwerty' });
      rebindSync(CORE.googleSignIn).toConstantValue({ signIn: async () => null });
      rebindSync(IDENTITY.registrationLock).toConstantValue({ acquire: async () => true, release: () => undefined });
      rebindSync(CORE.sessionCache).toConstantValue({
        recallLatest: async () => ({ recalled: null, isNothingKept: true }),
        recall: async () => null,
        keep: () => undefined,
        clear: () => undefined,
      });
      rebindSync(CORE.drafts).toConstantValue({
        read: () => '',
        keep: () => undefined,
        keepOnly: () => undefined,
        clear: () => undefined,
      });
      rebindSync(LEARNING.conversations).toConstantValue(lessons.conversations);
      rebindSync(LEARNING.answerFeedback).toConstantValue(lessons.answerFeedback);
      rebindSync(LEARNING.assistant).toConstantValue(lessons.assistant);
      rebindSync(ASSESSMENTS.materials).toConstantValue({
        page: async ({ page }) => ({ materials: [], page, hasNextPage: false }),
      });
      rebindSync(FLASHCARDS.cardReviews).toConstantValue({
        due: async () => ({ cards: [], total: 0, nextDue: null }),
        keep: async () => undefined,
      });
      rebindSync(FLASHCARDS.flashcards).toConstantValue({ find: async () => null });
      rebindSync(BACKEND.clientLogs).toConstantValue({ write: async () => undefined });
      rebindSync(IDENTITY.schoolYears).toConstantValue({
        current: async () => '2026-2027',
        enrolmentOf: async () => null,
        enrol: async () => undefined,
      });
    }),
  );
  container.get(CORE.app);
  return container;
};
