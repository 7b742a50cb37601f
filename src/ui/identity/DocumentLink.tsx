import { VisuallyHidden } from '#ui/design/VisuallyHidden.tsx';
import { shellTexts } from '#ui/texts/shell.pl.ts';

/** A document that is read beside what is being filled in. */
export const DocumentLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <a href={href} target="_blank" rel="noopener">
    {children}
    <VisuallyHidden> {shellTexts.newTab}</VisuallyHidden>
  </a>
);
