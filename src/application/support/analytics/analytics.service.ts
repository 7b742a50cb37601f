import type { Analytics } from '#application/ports/analytics.port.ts';

/** Analytics that stands still until it is allowed. */
export interface AllowedAnalytics {
  readonly pageSeen: (route: string) => void;
  readonly allow: (isAllowed: boolean) => void;
}

/** Not even the code of the port is fetched before it is allowed (D14). What was seen before stays uncounted, but for the page that is shown then. */
export const allowedAnalytics = (load: () => Promise<Analytics>): AllowedAnalytics => {
  let isAllowed = false;
  let shown: string | null = null;
  let arriving: Promise<Analytics> | null = null;

  const count = async (route: string): Promise<void> => {
    try {
      const analytics = await (arriving ??= load());
      // It may have been forbidden in the meantime.
      if (isAllowed) analytics.pageSeen(route);
    } catch {
      // A visit that is not counted is no loss to anybody.
      arriving = null;
    }
  };
  const forget = async (): Promise<void> => {
    const analytics = await arriving?.catch(() => null);
    if (!isAllowed) analytics?.forget();
  };
  return {
    pageSeen(route) {
      shown = route;
      if (isAllowed) void count(route);
    },
    allow(isAllowedNow) {
      if (isAllowedNow === isAllowed) return;
      isAllowed = isAllowedNow;
      if (!isAllowed) void forget();
      else if (shown !== null) void count(shown);
    },
  };
};
