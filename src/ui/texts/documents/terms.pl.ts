import { typeset } from '../typeset.ts';
import type { LegalDocument } from './document.types.ts';
import { termsAnnexes } from './terms-annexes.pl.ts';
import { termsPurchase } from './terms-purchase.pl.ts';
import { termsRules } from './terms-rules.pl.ts';
import { termsService } from './terms-service.pl.ts';

/** What is agreed between a pupil and whoever runs the service, true to what it does today. */
export const termsOfUse: LegalDocument = typeset({
  title: 'Regulamin',
  lead: 'Tu są zasady korzystania z serwisu Nauka: co dostajesz, ile to kosztuje i jak zrezygnować. Każdą część zaczyna jedno zdanie, które mówi, o co w niej chodzi. O danych opowiada [polityka prywatności](/polityka-prywatnosci).',
  effectiveFrom: '2025-10-14',
  sections: [...termsService, ...termsPurchase, ...termsRules],
  annexes: termsAnnexes,
});
