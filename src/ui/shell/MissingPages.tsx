import { Button } from '#ui/design/Button.tsx';
import { ButtonLink } from '#ui/design/ButtonLink.tsx';
import { EmptyState } from '#ui/design/EmptyState.tsx';
import { NotThereYetIllustration } from '#ui/design/illustrations/NotThereYetIllustration.tsx';
import { pageTexts } from '#ui/texts/shell.pl.ts';
import { useMemberNavigation } from './member-navigation.ts';

/** A screen of the specification that is still to come says so. */
export const NotYetPage = () => {
  const goTo = useMemberNavigation();
  return (
    <EmptyState
      headingLevel={1}
      illustration={<NotThereYetIllustration />}
      title={pageTexts.notYet.title}
      action={<Button onClick={() => goTo('/assistant?mode=tutor')}>{pageTexts.notYet.action}</Button>}
    >
      {pageTexts.notYet.text}
    </EmptyState>
  );
};

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
