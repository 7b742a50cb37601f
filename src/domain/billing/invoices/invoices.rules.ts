/** How long the browser may take to leave for the provider's page before the button can be pressed again: as long as for a checkout (D13). */
export const PORTAL_TIMEOUT = 15_000;
