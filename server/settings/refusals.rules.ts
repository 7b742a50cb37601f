import { isLoopback } from '#server/shared/loopback.rules.ts';
import { SettingsError, type Variables } from '#server/settings/environment.ts';

const TEST_PROFILE = ['IDENTITY_JWKS_URL', 'IDENTITY_ISSUER', 'IDENTITY_AUDIENCE', 'STRIPE_API_BASE'] as const;

/** Throws for what is for trying out. */
export const refuseInProduction = (variables: Variables): void => {
  for (const name of TEST_PROFILE) {
    if (variables[name] !== undefined)
      throw new SettingsError(`${name}: belongs to the test profile, which production refuses`);
  }
  if (variables.RATE_LIMITS === 'off')
    throw new SettingsError('RATE_LIMITS: off belongs to the test profile, which production refuses');
  if (variables.FIREBASE_PROJECT_ID === undefined)
    throw new SettingsError('FIREBASE_PROJECT_ID: is needed in production, which refuses the Auth emulator');
  if (variables.SMTP_URL === undefined)
    throw new SettingsError('SMTP_URL: is needed in production, which refuses the embedded outbox');
  if (variables.DATABASE_URL === undefined && !variables.ALLOW_EMBEDDED_DATABASE) {
    throw new SettingsError(
      'DATABASE_URL: is needed in production; ALLOW_EMBEDDED_DATABASE=true accepts PGlite, which a power cut may harm',
    );
  }
};

/** The variable by which others than this machine reach the server; null when they do not. */
export const exposedBy = ({
  HOST,
  PUBLIC_URL,
}: Pick<Variables, 'HOST' | 'PUBLIC_URL'>): 'HOST' | 'PUBLIC_URL' | null => {
  if (!isLoopback(HOST)) return 'HOST';
  return PUBLIC_URL === undefined || isLoopback(new URL(PUBLIC_URL).hostname) ? null : 'PUBLIC_URL';
};

/** The emulator signs nothing and asks for no password: whoever reaches it may be anybody, an administrator as well. */
export const refuseExposedEmulator = (variables: Variables): void => {
  const exposing = exposedBy(variables);
  if (exposing === null || variables.ALLOW_EMULATOR_OFF_LOOPBACK) return;
  throw new SettingsError(
    `${exposing}: lets others reach the Auth emulator, which takes anybody for whoever they say; give this machine's own address (127.0.0.1), set FIREBASE_PROJECT_ID, or accept it with ALLOW_EMULATOR_OFF_LOOPBACK=true`,
  );
};
