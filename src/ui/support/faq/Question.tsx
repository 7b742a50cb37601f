import { Link } from 'react-router-dom';
import { Disclosure } from '#ui/design/Disclosure.tsx';
import { DocumentLink } from '#ui/identity/DocumentLink.tsx';
import type { FaqItem } from '#ui/texts/faq.pl.ts';
import type { ShownQuestion } from './faq.view.ts';
import type { FoundPiece } from './search.rules.ts';

const Marked = ({ pieces }: { readonly pieces: readonly FoundPiece[] }) =>
  // oxlint-disable-next-line react/no-array-index-key -- pieces have no other name, and hold nothing
  pieces.map(({ text, isFound }, index) => (isFound ? <mark key={index}>{text}</mark> : text));

const isDocument = (address: string): boolean => /^\/(?:polityka-prywatnosci|warunki-uzytkowania)/.test(address);

const MoreLink = ({ to, label }: NonNullable<FaqItem['link']>) =>
  isDocument(to) ? <DocumentLink href={to}>{label}</DocumentLink> : <Link to={to}>{label}</Link>;

/** A question that opens and closes its answer (S2 §2.129). */
export const Question = ({ id, question, answer, link, isOpen }: ShownQuestion) => (
  <Disclosure id={id} title={<Marked pieces={question} />} isOpenAtFirst={isOpen}>
    <p>
      <Marked pieces={answer} />
    </p>
    {link !== undefined && (
      <p>
        <MoreLink {...link} />
      </p>
    )}
  </Disclosure>
);
