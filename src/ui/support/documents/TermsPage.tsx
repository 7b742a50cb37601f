import { termsOfUse } from '#ui/texts/documents/terms.pl.ts';
import { DocumentPage } from './DocumentPage.tsx';

/** /warunki-uzytkowania (S2 §2.21) */
export const TermsPage = () => <DocumentPage document={termsOfUse} />;
