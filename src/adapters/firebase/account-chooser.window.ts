import * as z from 'zod/mini';
import { Failure } from '#domain/shared/failure.ts';
import type { AccountChosen, GoogleAccount } from './google-window.types.ts';

/** Null when it was closed without a choice; `known` is offered first. */
export type AccountChooser = (known?: GoogleAccount) => Promise<GoogleAccount | null>;

interface Chooser {
  readonly closed: boolean;
  focus(): void;
  close(): void;
}

interface Message {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

/** What we need of the window of our page. */
interface Page extends Pick<Window, 'screenX' | 'screenY' | 'outerWidth' | 'outerHeight'> {
  readonly location: { readonly origin: string };
  open(address: string, name: string, features: string): Chooser | null;
  addEventListener(type: 'message', hear: (message: Message) => void, options: { readonly signal: AbortSignal }): void;
}

const PAGE = '/google-account.html';
const NAME = 'google-account';
const WIDTH = 460;
const HEIGHT = 660;

/** How often we look whether the window was closed; browsers tell of it in no other way. */
const GLANCE = 200;

const accountChosen = z.object({
  type: z.literal('google-account.chosen'),
  account: z.object({ email: z.string(), name: z.string() }),
}) satisfies z.ZodMiniType<AccountChosen>;

/** After the #, so that no server's log has a pupil's e-mail. */
const addressFor = (known: GoogleAccount | undefined): string =>
  known === undefined ? PAGE : `${PAGE}#${new URLSearchParams({ email: known.email, name: known.name }).toString()}`;

const inTheMiddleOf = ({ screenX, screenY, outerWidth, outerHeight }: Page): string =>
  `popup,width=${WIDTH},height=${HEIGHT},left=${Math.round(screenX + (outerWidth - WIDTH) / 2)},top=${Math.round(screenY + (outerHeight - HEIGHT) / 2)}`;

const choiceIn = (chooser: Chooser, page: Page, signal: AbortSignal): Promise<GoogleAccount | null> =>
  new Promise((resolve) => {
    const glance = setInterval(() => {
      if (chooser.closed) resolve(null);
    }, GLANCE);
    signal.addEventListener('abort', () => {
      clearInterval(glance);
      resolve(null);
    });
    const hear = ({ origin, source, data }: Message): void => {
      const chosen = origin === page.location.origin && source === chooser ? accountChosen.safeParse(data) : null;
      if (chosen?.success === true) resolve(chosen.data.account);
    };
    page.addEventListener('message', hear, { signal });
  });

/** One window at a time: whoever asked before is told that nothing was chosen. */
export const accountChooserWindow = (page: Page): AccountChooser => {
  let waiting = new AbortController();
  return async (known) => {
    waiting.abort();
    waiting = new AbortController();
    const { signal } = waiting;
    const chooser = page.open(addressFor(known), NAME, inTheMiddleOf(page));
    if (chooser === null) throw new Failure('auth/popup-blocked');
    chooser.focus();
    const choice = await choiceIn(chooser, page, signal);
    if (!signal.aborted) {
      waiting.abort();
      chooser.close();
    }
    return choice;
  };
};
