import { httpAccountDeletion } from '#adapters/http/http-account-deletion.adapter.ts';
import { httpAnswerFeedback } from '#adapters/http/http-answer-feedback.adapter.ts';
import { httpAssistant } from '#adapters/http/http-assistant.adapter.ts';
import { httpBillingPortal } from '#adapters/http/http-billing-portal.adapter.ts';
import { httpCardReviews } from '#adapters/http/http-card-reviews.adapter.ts';
import { httpCheckout } from '#adapters/http/http-checkout.adapter.ts';
import { httpClientLogs } from '#adapters/http/http-client-logs.adapter.ts';
import type { HttpClient } from '#adapters/http/http-client.ts';
import { httpContactMessages } from '#adapters/http/http-contact-messages.adapter.ts';
import { httpConversations } from '#adapters/http/http-conversations.adapter.ts';
import { httpGuardianAnswers } from '#adapters/http/http-guardian-answers.adapter.ts';
import { httpInvoices } from '#adapters/http/http-invoices.adapter.ts';
import { httpNewsletter } from '#adapters/http/http-newsletter.adapter.ts';
import { httpOwnCards } from '#adapters/http/http-own-cards.adapter.ts';
import { httpPaidPlan } from '#adapters/http/http-paid-plan.adapter.ts';
import { httpPersonalData } from '#adapters/http/http-personal-data.adapter.ts';
import { httpPlans } from '#adapters/http/http-plans.adapter.ts';
import { httpSchoolYears } from '#adapters/http/http-school-years.adapter.ts';
import { httpSubscriptionChanges } from '#adapters/http/http-subscription-changes.adapter.ts';
import { httpSubscriptions } from '#adapters/http/http-subscriptions.adapter.ts';
import { httpTrials } from '#adapters/http/http-trials.adapter.ts';
import { httpUsers } from '#adapters/http/http-users.adapter.ts';
import type { Clock } from '#application/ports/clock.port.ts';
import type { AuthUser } from '#domain/identity/user.types.ts';
import { fakeAccountDeletion } from '../../support/fakes/account-deletion.fake.ts';
import { fakeAnswerFeedback } from '../../support/fakes/answer-feedback.fake.ts';
import { fakeAssistant } from '../../support/fakes/assistant.fake.ts';
import type { FakeBackend } from '../../support/fakes/backend.fake.ts';
import { fakeBillingPortal } from '../../support/fakes/billing-portal.fake.ts';
import { fakeCardReviews } from '../../support/fakes/card-reviews.fake.ts';
import { fakeCheckout } from '../../support/fakes/checkout.fake.ts';
import { fakeClientLogs } from '../../support/fakes/client-logs.fake.ts';
import { fakeContactMessages } from '../../support/fakes/contact-messages.fake.ts';
import { fakeConversations } from '../../support/fakes/conversations.fake.ts';
import { fakeGuardianAnswers } from '../../support/fakes/guardian-answers.fake.ts';
import { fakeInvoices } from '../../support/fakes/invoices.fake.ts';
import { fakeNewsletter } from '../../support/fakes/newsletter.fake.ts';
import { fakeOwnCards } from '../../support/fakes/own-cards.fake.ts';
import { fakePaidPlan } from '../../support/fakes/paid-plan.fake.ts';
import { fakePersonalData } from '../../support/fakes/personal-data.fake.ts';
import { fakePlans } from '../../support/fakes/plans.fake.ts';
import { fakeSchoolYears } from '../../support/fakes/school-years.fake.ts';
import { fakeSubscriptionChanges } from '../../support/fakes/subscription-changes.fake.ts';
import { fakeSubscriptions } from '../../support/fakes/subscriptions.fake.ts';
import { fakeTrials } from '../../support/fakes/trials.fake.ts';
import { fakeUsers } from '../../support/fakes/users.fake.ts';
import { describeAccountDeletionPort } from './account-deletion.contract.ts';
import { describeAnswerFeedbackPort } from './answer-feedback.contract.ts';
import { describeAssistantPort } from './assistant.contract.ts';
import { describeBillingPortalPort } from './billing-portal.contract.ts';
import { describeCardReviewsPort } from './card-reviews.contract.ts';
import { describeCheckoutPort } from './checkout.contract.ts';
import { describeClientLogsPort } from './client-logs.contract.ts';
import { describeContactMessagesPort } from './contact-messages.contract.ts';
import { describeConversationsPort } from './conversations.contract.ts';
import { describeGuardianAnswersPort } from './guardian-answers.contract.ts';
import { describeInvoicesPort } from './invoices.contract.ts';
import { describeNewsletterPort } from './newsletter.contract.ts';
import { describeOwnCardsPort } from './own-cards.contract.ts';
import { describePaidPlanPort } from './paid-plan.contract.ts';
import { describePersonalDataPort } from './personal-data.contract.ts';
import { describePlansPort } from './plans.contract.ts';
import { describeSchoolYearsPort } from './school-years.contract.ts';
import { describeSubscriptionChangesPort } from './subscription-changes.contract.ts';
import { describeSubscriptionsPort } from './subscriptions.contract.ts';
import { describeTrialsPort } from './trials.contract.ts';
import { describeUsersPort } from './users.contract.ts';
import type { OpenWorld } from './world.ts';

/** The page that the browser is sent to has tests of its own. */
const PROVIDER = { isOpen: async () => true, leaveFor: async () => undefined };

/** Every port that the backend stands behind: over HTTP, in memory, and what both must do. */
const PORTS = {
  accountDeletion: { http: httpAccountDeletion, fake: fakeAccountDeletion, suite: describeAccountDeletionPort },
  answerFeedback: { http: httpAnswerFeedback, fake: fakeAnswerFeedback, suite: describeAnswerFeedbackPort },
  assistant: { http: httpAssistant, fake: fakeAssistant, suite: describeAssistantPort },
  billingPortal: {
    http: (client: HttpClient) => httpBillingPortal(client, PROVIDER),
    fake: fakeBillingPortal,
    suite: describeBillingPortalPort,
  },
  cardReviews: { http: httpCardReviews, fake: fakeCardReviews, suite: describeCardReviewsPort },
  checkout: {
    http: (client: HttpClient) => httpCheckout(client, PROVIDER),
    fake: fakeCheckout,
    suite: describeCheckoutPort,
  },
  clientLogs: { http: httpClientLogs, fake: fakeClientLogs, suite: describeClientLogsPort },
  contactMessages: { http: httpContactMessages, fake: fakeContactMessages, suite: describeContactMessagesPort },
  conversations: { http: httpConversations, fake: fakeConversations, suite: describeConversationsPort },
  guardianAnswers: { http: httpGuardianAnswers, fake: fakeGuardianAnswers, suite: describeGuardianAnswersPort },
  invoices: { http: httpInvoices, fake: fakeInvoices, suite: describeInvoicesPort },
  newsletter: { http: httpNewsletter, fake: fakeNewsletter, suite: describeNewsletterPort },
  ownCards: { http: httpOwnCards, fake: fakeOwnCards, suite: describeOwnCardsPort },
  paidPlan: { http: httpPaidPlan, fake: fakePaidPlan, suite: describePaidPlanPort },
  personalData: { http: httpPersonalData, fake: fakePersonalData, suite: describePersonalDataPort },
  plans: { http: httpPlans, fake: fakePlans, suite: describePlansPort },
  schoolYears: { http: httpSchoolYears, fake: fakeSchoolYears, suite: describeSchoolYearsPort },
  subscriptionChanges: {
    http: httpSubscriptionChanges,
    fake: fakeSubscriptionChanges,
    suite: describeSubscriptionChangesPort,
  },
  subscriptions: { http: httpSubscriptions, fake: fakeSubscriptions, suite: describeSubscriptionsPort },
  trials: { http: httpTrials, fake: fakeTrials, suite: describeTrialsPort },
  users: { http: httpUsers, fake: fakeUsers, suite: describeUsersPort },
};

type PortName = keyof typeof PORTS;
export type BackendPorts = { readonly [Name in PortName]: ReturnType<(typeof PORTS)[Name]['http']> };

interface BackendPort<Port> {
  readonly http: (client: HttpClient, clock: Clock) => Port;
  readonly fake: (backend: FakeBackend, person: AuthUser) => Port;
  readonly suite: (name: string, open: OpenWorld) => void;
}

export const BACKEND_PORTS: { readonly [Name in PortName]: BackendPort<BackendPorts[Name]> } = PORTS;

const namesIn = <Table extends object>(table: Table): readonly Extract<keyof Table, string>[] => {
  const names: Extract<keyof Table, string>[] = [];
  for (const name in table) names.push(name);
  return names;
};

const isWhole = (ports: Partial<BackendPorts>): ports is BackendPorts =>
  namesIn(PORTS).every((name) => ports[name] !== undefined);

/** One port for each entry of the table. */
export const portsFrom = (portOf: <Name extends PortName>(name: Name) => BackendPorts[Name]): BackendPorts => {
  const ports: { -readonly [Name in PortName]?: BackendPorts[Name] } = {};
  const fill = <Name extends PortName>(name: Name): void => {
    ports[name] = portOf(name);
  };
  namesIn(PORTS).forEach((name) => fill(name));
  if (!isWhole(ports)) throw new Error('A port of the backend is missing.');
  return ports;
};

/** Whatever stands behind the ports must do all of this. */
export const describeBackend = (name: string, open: OpenWorld): void => {
  for (const { suite } of Object.values(BACKEND_PORTS)) suite(name, open);
};
