import * as z from 'zod/mini';
import type { Identity } from '#server/api/identity.types.ts';

/** Clocks of two machines differ a little; in seconds. */
const TOLERANCE = 60;

const seconds = z.number().check(z.gte(0));

/** What Firebase puts into an ID token. */
const claims = z.object({
  /** One project and no list of them. */
  aud: z.string(),
  /** NUL stands in no text of PostgreSQL. */
  sub: z.string().check(z.minLength(1), z.maxLength(128), z.regex(/^[^\0]+$/)),
  exp: seconds,
  iat: seconds,
  auth_time: seconds,
  email: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
  name: z.optional(z.string()),
  admin: z.optional(z.unknown()),
  firebase: z.optional(z.object({ sign_in_provider: z.optional(z.string()) })),
});

export type Claims = z.output<typeof claims>;

/** The claims of a token whose signature, issuer and audience hold, or null when they say what Firebase never says. `now` in milliseconds. */
export const readClaims = (payload: unknown, now: number): Claims | null => {
  const parsed = claims.safeParse(payload);
  if (!parsed.success) return null;
  const { iat, auth_time } = parsed.data;
  const second = now / 1000;
  const isOfThePast = iat <= second + TOLERANCE && auth_time <= second + TOLERANCE;
  return isOfThePast && !hasExpired(parsed.data, now) ? parsed.data : null;
};

/** `now` in milliseconds. */
export const hasExpired = ({ exp }: Claims, now: number): boolean => exp <= now / 1000;

export const identityOf = ({ sub, email, email_verified, name, admin, firebase, auth_time }: Claims): Identity => ({
  uid: sub,
  email: email ?? null,
  isEmailVerified: email_verified === true,
  displayName: name ?? null,
  provider:
    firebase?.sign_in_provider === undefined || firebase.sign_in_provider === 'password'
      ? 'Email'
      : firebase.sign_in_provider,
  isAdmin: admin === true,
  authenticatedAt: auth_time * 1000,
});
