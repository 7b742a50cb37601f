import { ButtonLink } from '#ui/design/ButtonLink.tsx';
import { LetterLinkPage } from './LetterLinkPage.tsx';

interface BrokenLinkPageProps {
  readonly texts: Readonly<Record<'title' | 'text' | 'contact', string>>;
  /** What the link brought; empty where the address came without it. */
  readonly token: string;
}

/** A link that is none of ours, or no longer: people can still be asked. */
export const BrokenLinkPage = ({ texts: { title, text, contact }, token }: BrokenLinkPageProps) => (
  <LetterLinkPage title={title} text={text} isAnswer={token !== ''}>
    <div>
      <ButtonLink to="/kontakt">{contact}</ButtonLink>
    </div>
  </LetterLinkPage>
);
