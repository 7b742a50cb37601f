import { lazily } from '#domain/shared/lazily.ts';
import type { RecoveryNotice } from '#domain/resilience/recovery/recovery.types.ts';
import { typeset } from './typeset.ts';

/** To the letter (S1 §8.50–8.52, §8.55, §8.57). */
export const RECOVERY_TITLE = 'Wykryto problem';
export const recoveryNoticeTexts: Readonly<Record<RecoveryNotice, string>> = {
  problem: 'Wykryliśmy problem z nawigacją. Spróbujmy to naprawić.',
  navigation: 'Wykryto problem z nawigacją',
};
export const REPAIRED = 'Stan został wyczyszczony. Spróbuj ponownie.';
export const UNREPAIRED = 'Nie udało się naprawić problemu. Spróbuj wylogować się.';

const time = lazily(() => new Intl.DateTimeFormat('pl-PL', { hour: '2-digit', minute: '2-digit', second: '2-digit' }));

export const recoveryTexts = typeset({
  /** What a repair does, and what it leaves alone. */
  promise: 'Naprawa wczyta od nowa Twoje konto i plan. Rozmowy i to, co właśnie piszesz, zostają.',
  repair: 'Napraw',
  repairing: 'Naprawiamy…',
  logOut: 'Wyloguj się',
  help: 'Napisz do nas',
  newTab: '(otwiera się w nowej karcie)',
  details: 'Szczegóły techniczne',
  redirects: 'Ostatnie przekierowania',
  none: 'Nie było przekierowań.',
  code: (code: string) => `Kod: ${code}`,
  timeOf: (at: number) => time().format(at),
  close: 'Zamknij',
} as const);

export const crashTexts = typeset({
  title: 'Coś poszło nie tak',
  text: 'Ta część strony przestała działać. To, co zostało zapisane, nie zginęło.',
  retry: 'Spróbuj ponownie',
  reload: 'Odśwież stronę',
  anew: 'Zacznij od nowa',
  again: 'Dzieje się to znowu?',
  help: 'Napisz do nas',
} as const);
