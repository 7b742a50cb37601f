import * as z from 'zod/mini';

/** What `/config.json` tells the browser, so that one build serves every environment. */
export const browserSettings = z.object({
  /** Firebase's web configuration; its values are public. */
  firebase: z.object({
    apiKey: z.string(),
    projectId: z.string(),
    authDomain: z.string(),
  }),
  /** The port of the Auth emulator on the host that served the page; null with the real Firebase. */
  authEmulatorPort: z.nullable(z.int()),
  arePaymentsDisabled: z.boolean(),
});

export type BrowserSettings = z.output<typeof browserSettings>;
