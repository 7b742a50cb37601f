import * as z from 'zod/mini';

/** Firebase's web configuration; its values are public. */
const firebaseWebConfig = z.object({ apiKey: z.string(), projectId: z.string(), authDomain: z.string() });

/** What `/config.json` tells the browser, so that one build serves every environment. */
export const browserSettings = z.object({
  identity: z.discriminatedUnion('kind', [
    /** The Auth emulator, on the host that served the page. */
    z.object({ kind: z.literal('emulator'), projectId: z.string(), port: z.int() }),
    z.object({ kind: z.literal('firebase'), config: firebaseWebConfig }),
    /** A test issuer: nobody signs in through a browser. */
    z.object({ kind: z.literal('none') }),
  ]),
  /** Who takes payments: nobody for now, the checkout that is embedded in the server, or Stripe. */
  payments: z.enum(['disabled', 'embedded', 'stripe']),
});

export type BrowserSettings = z.output<typeof browserSettings>;
