import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { call, newUser } from '../../support/api.ts';
import { kill, startServerProcess, withoutEmulator } from '../../support/server-process.ts';
import { startTestIssuer } from '../../support/test-issuer.ts';

const issuer = await startTestIssuer();
afterAll(() => issuer.close());

const opened = z.object({ checkoutUrl: z.url(), sessionId: z.string() });

test(
  'killed right after somebody has paid, and started again, the server knows what they have',
  { timeout: 180_000 },
  async () => {
    const environment = { ...(await withoutEmulator()), IDENTITY_JWKS_URL: issuer.jwksUrl, PORT: '0' };
    const token = await issuer.tokenFor('payer');
    const ask = (url: string, path: string, body?: unknown) =>
      call(url + path, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });

    const first = await startServerProcess(environment);
    expect((await ask(first.url, '/api/Users', newUser('payer'))).status).toBe(201);
    const { body } = await ask(first.url, '/api/Subscriptions/CreateCheckoutSession', {
      priceId: 'price_embedded_basic-monthly',
      type: 'subscription',
    });
    const { checkoutUrl, sessionId } = opened.parse(body);
    // No event is delivered by this process any more.
    await fetch(`${first.url}/embedded-checkout/clock`, {
      method: 'POST',
      body: new URLSearchParams({ mode: 'never' }),
    });
    const paid = await fetch(checkoutUrl, {
      method: 'POST',
      body: new URLSearchParams({ method: 'card', outcome: 'paid' }),
      redirect: 'manual',
    });
    expect(paid.status).toBe(303);
    await kill(first.process);

    const second = await startServerProcess(environment);
    expect(Object((await ask(second.url, `/api/Subscriptions/Success?session_id=${sessionId}`)).body).success).toBe(
      true,
    );
    expect((await ask(second.url, '/api/Subscriptions/Current')).status).toBe(404);
    await fetch(`${second.url}/embedded-checkout/clock`, {
      method: 'POST',
      body: new URLSearchParams({ order: 'happened' }),
    });
    const { isActive, membershipType } = Object((await ask(second.url, '/api/Subscriptions/Current')).body);
    expect([isActive, membershipType.uniqueID]).toEqual([true, 'basic-monthly']);
    await kill(second.process);
  },
);
