import { Link } from 'react-router-dom';
import { VisuallyHidden } from '#ui/design/VisuallyHidden.tsx';
import { DocumentLink } from '#ui/identity/DocumentLink.tsx';
import { documentTexts as texts } from '#ui/texts/documents/document.pl.ts';
import { piecesOf } from './linked-text.rules.ts';

const DOCUMENTS = ['/polityka-prywatnosci', '/warunki-uzytkowania'];

/** Links to the documents open a new tab (S1 §2.13–2.14). */
const PieceLink = ({ href, children }: { readonly href: string; readonly children: string }) => {
  if (href.startsWith('#')) return <a href={href}>{children}</a>;
  if (DOCUMENTS.some((path) => href.startsWith(path))) return <DocumentLink href={href}>{children}</DocumentLink>;
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> {texts.leaves}</VisuallyHidden>
    </a>
  );
};

/** A line of a document with its links. */
export const LinkedText = ({ children }: { readonly children: string }) =>
  piecesOf(children).map((piece, index) =>
    'href' in piece ? (
      // oxlint-disable-next-line react/no-array-index-key -- a line never changes while it is shown
      <PieceLink key={index} href={piece.href}>
        {piece.text}
      </PieceLink>
    ) : (
      piece.text
    ),
  );
