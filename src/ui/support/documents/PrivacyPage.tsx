import { privacyPolicy } from '#ui/texts/documents/privacy.pl.ts';
import { DocumentPage } from './DocumentPage.tsx';

/** /polityka-prywatnosci (S2 §2.17) */
export const PrivacyPage = () => <DocumentPage document={privacyPolicy} />;
