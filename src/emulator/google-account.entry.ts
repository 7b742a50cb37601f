import type { AccountChosen, GoogleAccount } from '#adapters/firebase/google-window.types.ts';
import { accountChooser, loneChooser } from './account-chooser.view.ts';

const knownIn = (hash: string): GoogleAccount | null => {
  const parameters = new URLSearchParams(hash.slice(1));
  const email = parameters.get('email') ?? '';
  return email === '' ? null : { email, name: parameters.get('name') || email };
};

/** Our own page only hears of it; it closes this window. */
const tell = (opener: Window, account: GoogleAccount): void => {
  opener.postMessage({ type: 'google-account.chosen', account } satisfies AccountChosen, window.location.origin);
};

const opener: Window | null = window.opener;
const view =
  opener === null
    ? loneChooser()
    : accountChooser({
        known: knownIn(window.location.hash),
        onChosen: (account) => tell(opener, account),
        onCancelled: () => window.close(),
      });
document.getElementById('root')?.replaceChildren(...view);
