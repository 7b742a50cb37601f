import { ButtonLink } from '#ui/design/ButtonLink.tsx';
import { EmptyState } from '#ui/design/EmptyState.tsx';
import { NotThereYetIllustration } from '#ui/design/illustrations/NotThereYetIllustration.tsx';
import { pageTexts } from '#ui/texts/shell.pl.ts';

export const NotFoundPage = () => (
  <EmptyState
    headingLevel={1}
    illustration={<NotThereYetIllustration />}
    title={pageTexts.notFound.title}
    action={<ButtonLink to="/">{pageTexts.notFound.action}</ButtonLink>}
  >
    {pageTexts.notFound.text}
  </EmptyState>
);
