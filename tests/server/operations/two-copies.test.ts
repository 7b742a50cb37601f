import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { seedPlans, setPrices } from '#server/billing/catalogue/plans.repository.ts';
import type { OpenDatabase } from '#server/database/database.types.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { jobs } from '#server/database/schema/jobs.tables.ts';
import { customers, paymentEvents, subscriptions } from '#server/database/schema/purchases.tables.ts';
import { apiAs, question, registered } from '../../support/api.ts';
import { freshPostgres } from '../../support/fresh-postgres.ts';
import { deliver, eventText, SECONDS, subscriptionObjectOf } from '../../support/payment-events.ts';
import { kill, startServerProcess, type ServerProcess } from '../../support/server-process.ts';
import { stubStripe } from '../../support/stub-stripe.ts';
import { AUDIENCE, ISSUER, startTestIssuer } from '../../support/test-issuer.ts';

const SECRET = 'whsec_copies';

/** Two processes of the server on one database. PGlite is one process's alone. */
const startCopies = async () => {
  const fresh = await freshPostgres();
  if (fresh === null) throw new Error('There is no TEST_DATABASE_URL.');
  const [issuer, stripe] = await Promise.all([startTestIssuer(), stubStripe()]);
  const opened: OpenDatabase = await openDatabase({ kind: 'postgres', url: fresh.url });
  await seedPlans(opened.database);
  await setPrices(opened.database, 'stripe', new Map([['premium-monthly', 'price_premium']]));
  const environment = {
    DATABASE_URL: fresh.url,
    PORT: '0',
    IDENTITY_JWKS_URL: issuer.jwksUrl,
    IDENTITY_ISSUER: ISSUER,
    IDENTITY_AUDIENCE: AUDIENCE,
    STRIPE_SECRET_KEY: 'sk_test_copies',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_copies',
    STRIPE_WEBHOOK_SECRETS: SECRET,
    STRIPE_API_BASE: stripe.url,
  };
  const processes = await Promise.all([startServerProcess(environment), startServerProcess(environment)]);
  const served = ({ url }: ServerProcess) => ({ url, tokenFor: issuer.tokenFor });
  return {
    database: opened.database,
    one: served(processes[0]),
    other: served(processes[1]),
    stripe,
    close: async () => {
      await Promise.all(processes.map(({ process: child }) => kill(child)));
      await Promise.all([issuer.close(), stripe.close(), opened.close()]);
      await fresh.drop();
    },
  };
};

type Copies = Awaited<ReturnType<typeof startCopies>>;

describe.runIf(process.env['TEST_DATABASE_URL'] !== undefined)('two copies of the server', () => {
  let copies: Copies;
  beforeAll(async () => {
    copies = await startCopies();
  });
  afterAll(() => copies.close());

  test('whoever registers at one talks to the tutor at the other, goes on at the first, and is deleted at both', async () => {
    const { one, other } = copies;
    const [here, there] = [await registered(one, 'traveller'), await apiAs(other, 'traveller')];
    const asked = await there.post('/api/Assistant/tutor', question('traveller', 'Oblicz 2 + 3'));
    const { conversationId } = z.object({ conversationId: z.string() }).parse(asked.body);
    const next = await here.post('/api/Assistant/tutor', question('traveller', '5', conversationId));
    const kept = await there.get(`/api/Conversations/${conversationId}`);
    expect([asked.status, next.status, Object(kept.body).messages?.length]).toEqual([200, 200, 4]);

    expect((await here.remove('/api/Users/traveller')).status).toBe(204);
    const refused = { status: 401, body: expect.objectContaining({ code: 'account_deleted' }) };
    expect([await here.get('/api/Conversations'), await there.get('/api/Conversations')]).toEqual([refused, refused]);
  });

  test('calls of one user are counted together', async () => {
    const { one, other } = copies;
    const apis = [await registered(one, 'asker'), await apiAs(other, 'asker')] as const;
    const statuses: number[] = [];
    for (let number = 0; number < 12; number += 1) {
      const { status } = await apis[number % 2 === 0 ? 0 : 1].post('/api/Assistant/tutor', question('asker', 'Cześć'));
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  });

  test('an event that is delivered to both at once has its effect once', async () => {
    const { one, other, database, stripe } = copies;
    const payer = await registered(one, 'payer');
    await database.insert(customers).values({ id: 'cus_payer', userId: 'payer', provider: 'stripe' });
    const at = Math.floor(Date.now() / SECONDS);
    const object = subscriptionObjectOf('payer', {
      priceId: 'price_premium',
      status: 'active',
      periodStart: at,
      periodEnd: at + 30 * 86_400,
      isEnding: false,
    });
    const event = eventText('evt_payer', 'customer.subscription.updated', at, object);
    const taken = await Promise.all(
      [one, other, one, other, one, other].map(({ url }) => deliver(url, event, { secret: SECRET, at: Date.now() })),
    );
    expect(taken.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(
      await database
        .select({ id: subscriptions.id, revision: subscriptions.revision })
        .from(subscriptions)
        .where(eq(subscriptions.userId, 'payer')),
    ).toEqual([{ id: 'sub_payer', revision: 1 }]);
    expect(await database.select({ id: paymentEvents.id }).from(paymentEvents)).toEqual([{ id: 'evt_payer' }]);
    // Whoever applied it again would not know which of two states is newer, and ask.
    expect(stripe.asked.filter(({ call: asked }) => asked.includes('sub_payer'))).toEqual([]);
    expect((await payer.get('/api/Subscriptions/Current')).body).toEqual({
      ...PREMIUM_HELD,
      currentPeriodEnd: new Date((at + 30 * 86_400) * 1_000).toISOString(),
    });
  });

  test('a job that both know is run by one of them', async () => {
    const { one, other, database } = copies;
    const isAtRest = async () => {
      const [row] = await database.select().from(jobs).where(eq(jobs.name, 'retention'));
      return row !== undefined && row.holder === null && row.dueAt.getTime() > Date.now();
    };
    await expect.poll(isAtRest).toBe(true);
    const runs = await Promise.all([one, other].map(async ({ url }) => runsOf(await metricsOf(url), 'retention')));
    expect(runs.toSorted()).toEqual([0, 1]);
  });
});

/** Paid and renewed, until whenever. */
const PREMIUM_HELD = {
  isActive: true,
  isRecurring: true,
  isCancelled: false,
  willAutoRenew: true,
  cancelAtPeriodTime: null,
  paidAt: null,
  paymentStatus: 'paid',
  provider: 'stripe',
  membershipType: {
    uniqueID: 'premium-monthly',
    name: 'Premium',
    description: 'Pełny pakiet funkcji',
    categoryID: 'premium',
    categoryName: 'Premium',
    billingPeriod: 'month',
    durationDays: 30,
    price: 69.99,
    currency: 'PLN',
    stripePriceId: 'price_premium',
    isRecurring: true,
    isMasterPlan: false,
    hasAI: true,
    hasAIExams: true,
    points: 0,
    exercises: false,
    fiches: false,
    forum: false,
  },
};

const metricsOf = async (url: string): Promise<string> => (await fetch(`${url}/api/metrics`)).text();

const runsOf = (metrics: string, job: string): number =>
  Number(new RegExp(`^nauka_job_runs_total\\{job="${job}",outcome="done"\\} (\\d+)$`, 'm').exec(metrics)?.[1] ?? 0);
