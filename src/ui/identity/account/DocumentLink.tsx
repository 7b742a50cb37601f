import { VisuallyHidden } from '#ui/design/VisuallyHidden.tsx';
import { accountTexts } from '#ui/texts/account.pl.ts';

export const DocumentLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <a href={href} target="_blank" rel="noopener">
    {children}
    <VisuallyHidden> {accountTexts.terms.newTab}</VisuallyHidden>
  </a>
);
