import { expect, test } from 'vitest';
import { freshPostgres } from '../../support/fresh-postgres.ts';
import { killWhileWriting } from '../../support/killed-server.ts';
import { startServerProcess, withoutEmulator } from '../../support/server-process.ts';
import { startTestIssuer } from '../../support/test-issuer.ts';

/** On the embedded database `crash-recovery.test.ts` kills one; `npm run load -- kills` does it fifty times on both. */
test.runIf(process.env['TEST_DATABASE_URL'] !== undefined)(
  'killed while pupils are answered, a server has written each answer that was heard, and none by half or twice',
  { timeout: 300_000 },
  async () => {
    const [fresh, issuer] = await Promise.all([freshPostgres(), startTestIssuer()]);
    const environment = {
      ...(await withoutEmulator()),
      IDENTITY_JWKS_URL: issuer.jwksUrl,
      DATABASE_URL: fresh?.url ?? '',
      PORT: '0',
      RATE_LIMITS: 'off',
    };
    const { acknowledged, ...harm } = await killWhileWriting(() => startServerProcess(environment), issuer, [12]);
    expect(acknowledged).toBeGreaterThanOrEqual(12);
    expect(harm).toEqual({ lost: [], half: [] });
    await issuer.close();
    await fresh?.drop();
  },
);
