import { typeset } from '../typeset.ts';
import type { LegalDocument } from './document.types.ts';
import { privacyData } from './privacy-data.pl.ts';
import { privacyRights } from './privacy-rights.pl.ts';

/** What the service does with data, as it is today: whoever changes that changes this page in the same commit. */
export const privacyPolicy: LegalDocument = typeset({
  title: 'Polityka prywatności',
  lead: 'Tu piszemy, jakie dane zbieramy, po co i co możesz z nimi zrobić. Każdą część zaczyna jedno zdanie, które mówi, o co w niej chodzi. Zasady korzystania opisuje [regulamin](/warunki-uzytkowania).',
  effectiveFrom: '2025-10-14',
  sections: [...privacyData, ...privacyRights],
  annexes: [],
});
