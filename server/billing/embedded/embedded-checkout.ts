import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { planOfPrice } from '#server/billing/catalogue/plans.repository.ts';
import { checkoutPage, closedPage, portalPage } from '#server/billing/embedded/checkout-page.ts';
import { clockPage } from '#server/billing/embedded/clock-page.ts';
import {
  checkoutState,
  EMBEDDED_PATH,
  embeddedPaymentProvider,
  requirePlan,
  type EmbeddedDependencies,
} from '#server/billing/embedded/embedded-payment-provider.ts';
import { findObject, listObjects, newestEvents } from '#server/billing/embedded/embedded-store.ts';
import { payCheckout, REFUSALS } from '#server/billing/embedded/checkout-payment.ts';
import { letTimePass, TURNS } from '#server/billing/embedded/embedded-time.ts';
import { DELIVERY_MODES, eventDelivery, type EventDelivery } from '#server/billing/embedded/event-delivery.ts';
import { formPolicy, PAGE_STYLESHEET } from '#server/shared/page-layout.ts';
import type { PaymentProvider } from '#server/billing/provider/payment-provider.port.ts';
import { invalid } from '#server/api/api-failure.ts';
import { refuseStrangers } from '#server/api/refuse-strangers.ts';

/** The payment provider that is embedded for trying out, with its pages. */
export interface EmbeddedCheckout {
  readonly provider: PaymentProvider;
  readonly delivery: EventDelivery;
  /** Signs its events; nobody outside of this process knows it. */
  readonly secret: string;
  /** Its pages, and the way of its events to our webhook. */
  addTo(app: FastifyInstance): void;
}

const WEBHOOK = '/api/Stripe/Webhook';
const SHOWN_EVENTS = 30;

export const embeddedCheckout = ({
  database,
  baseUrl,
  now,
}: Omit<EmbeddedDependencies, 'delivery'>): EmbeddedCheckout => {
  const secret = `whsec_${randomBytes(24).toString('hex')}`;
  const delivery = eventDelivery({ database, secret, now });
  const dependencies: EmbeddedDependencies = { database, delivery, baseUrl, now };
  return {
    provider: embeddedPaymentProvider(dependencies),
    delivery,
    secret,
    addTo: (app) => {
      delivery.sendTo(async (payload, signature) => {
        const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
        return (await app.inject({ method: 'POST', url: WEBHOOK, headers, payload })).statusCode === 200;
      });
      void app.register(async (scope) => addPages(scope, dependencies), { prefix: EMBEDDED_PATH });
    },
  };
};

interface WithId {
  readonly Params: { readonly id: string };
}

interface Refused {
  readonly Querystring: { readonly refused?: string };
}

const FORM_LIMIT = 4096;

const addPages = (scope: FastifyInstance, dependencies: EmbeddedDependencies): void => {
  const { database, now } = dependencies;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  scope.addHook('onRequest', async (request) => refuseStrangers(request));
  scope.addHook('preHandler', async ({ params, body }) => {
    const fields = [...Object.entries(Object(params)), ...(body instanceof URLSearchParams ? body : [])];
    const wrong = fields.find(([, value]) => String(value).includes('\0'));
    if (wrong !== undefined) throw invalid(wrong[0], 'NUL is not allowed');
  });

  scope.get('/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(PAGE_STYLESHEET));

  scope.get<WithId & Refused>('/:id', async ({ params, query }, reply) => {
    const refusal = REFUSALS.find((one) => one === query.refused);
    return showCheckout(reply, dependencies, params.id, refusal ?? null);
  });

  scope.post<WithId>('/:id', async ({ params, body }, reply) => {
    const stored = await findObject(database, 'checkout', params.id);
    if (stored === null || checkoutState(stored.body, now()) !== 'open') return show(reply, 410, closedPage());
    const { success_url, cancel_url } = stored.body.session;
    const outcome = chosen(body, 'outcome');
    const refusal = REFUSALS.find((one) => one === outcome);
    if (refusal !== undefined) return reply.redirect(`${EMBEDDED_PATH}/${params.id}?refused=${refusal}`, 303);
    if (outcome !== 'paid' && outcome !== 'slow') return reply.redirect(cancel_url ?? '/', 303);
    if (!(await payCheckout(dependencies, params.id, outcome === 'slow'))) return show(reply, 410, closedPage());
    return reply.redirect((success_url ?? '/').replace('{CHECKOUT_SESSION_ID}', params.id), 303);
  });

  scope.get<WithId>('/portal/:id', async ({ params }, reply) => {
    const portal = await findObject(database, 'portal', params.id);
    if (portal === null) return show(reply, 404, closedPage());
    const invoices = await listObjects(database, 'invoice', portal.customerId);
    return show(
      reply,
      200,
      portalPage(
        invoices.map(({ body }) => body.invoice),
        portal.body.returnUrl,
      ),
    );
  });

  scope.get('/clock', async (_request, reply) => {
    const stored = await listObjects(database, 'subscription');
    const subscriptions = [];
    for (const { body } of stored) {
      const plan = await planOfPrice(database, body.items.data[0].price.id);
      subscriptions.push({ subscription: body, planName: plan?.name ?? body.id });
    }
    const events = await newestEvents(database, SHOWN_EVENTS);
    return show(reply, 200, clockPage({ subscriptions, events, mode: dependencies.delivery.mode }));
  });

  scope.post('/clock', async ({ body }, reply) => {
    await turnClock(body, dependencies);
    return reply.redirect(`${EMBEDDED_PATH}/clock`, 303);
  });
};

/** The last one counts: a button's before the choice beside it. */
const chosen = (body: unknown, name: string): string | undefined =>
  body instanceof URLSearchParams ? body.getAll(name).at(-1) : undefined;

const showCheckout = async (
  reply: FastifyReply,
  { database, now }: EmbeddedDependencies,
  id: string,
  refusal: (typeof REFUSALS)[number] | null,
): Promise<FastifyReply> => {
  const stored = await findObject(database, 'checkout', id);
  if (stored === null) return show(reply, 404, closedPage());
  const { session, priceId } = stored.body;
  if (checkoutState(stored.body, now()) !== 'open') return show(reply, 410, closedPage());
  const plan = await requirePlan(database, priceId);
  const origins = [session.success_url, session.cancel_url].flatMap((url) =>
    url !== null && URL.canParse(url) ? new URL(url).origin : [],
  );
  return show(reply, 200, checkoutPage(session, plan, refusal), [...new Set(origins)]);
};

const show = (reply: FastifyReply, status: number, html: string, origins: readonly string[] = []): FastifyReply =>
  reply
    .code(status)
    .headers({ 'content-security-policy': formPolicy(origins), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(html);

const turnClock = async (body: unknown, dependencies: EmbeddedDependencies): Promise<void> => {
  const { database, delivery } = dependencies;
  const turn = TURNS.find((one) => one === chosen(body, 'turn'));
  if (turn !== undefined) await letTimePass(dependencies, chosen(body, 'subscription') ?? '', turn);
  const mode = DELIVERY_MODES.find((one) => one === chosen(body, 'mode'));
  if (mode !== undefined) delivery.mode = mode;
  const [event, order] = [chosen(body, 'event'), chosen(body, 'order')];
  if (event === undefined && order === undefined) return;
  const events = await newestEvents(database, SHOWN_EVENTS);
  if (event !== undefined) await delivery.deliver(events.filter(({ id }) => id === event));
  const undelivered = events.filter(({ deliveredAt }) => deliveredAt === null);
  if (order === 'reversed') await delivery.deliver(undelivered);
  if (order === 'happened') await delivery.deliver(undelivered.toReversed());
};
