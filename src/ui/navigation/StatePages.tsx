import { lazy } from 'react';
import { Button } from '#ui/design/Button.tsx';
import { ButtonLink } from '#ui/design/ButtonLink.tsx';
import { EmptyState } from '#ui/design/EmptyState.tsx';
import { LostNetworkIllustration } from '#ui/design/illustrations/LostNetworkIllustration.tsx';
import { NotThereYetIllustration } from '#ui/design/illustrations/NotThereYetIllustration.tsx';
import { Skeleton } from '#ui/design/Skeleton.tsx';
import { VisuallyHidden } from '#ui/design/VisuallyHidden.tsx';
import { useApp } from '#ui/services.tsx';
import { pageTexts, shellTexts } from '#ui/texts/shell.pl.ts';
import { useSession } from './member-navigation.ts';
import styles from './StatePages.module.css';

const LazyNotYetPage = lazy(async () => ({ default: (await import('./NotYetPage.tsx')).NotYetPage }));

export const LoadingPage = () => (
  <div className={styles.page}>
    <VisuallyHidden>{shellTexts.loading}</VisuallyHidden>
    <Skeleton shape="title" />
    <Skeleton lines={4} />
  </div>
);

export const UnavailablePage = () => {
  const { session } = useApp();
  return (
    <EmptyState
      headingLevel={1}
      illustration={<LostNetworkIllustration />}
      title={pageTexts.unavailable.title}
      action={
        <Button onClick={() => session.send({ type: 'session.refreshRequested' })}>
          {pageTexts.unavailable.action}
        </Button>
      }
    >
      {pageTexts.unavailable.text}
    </EmptyState>
  );
};

/** The guard could not find out whether this page may be shown (D8). */
export const UncheckedPage = ({ error }: { readonly error: string }) => {
  const { navigationGuard, session, trial } = useApp();
  const retry = () => {
    session.send({ type: 'session.refreshRequested' });
    trial.send({ type: 'trial.refreshRequested' });
    navigationGuard.send({ type: 'pupil.retried' });
  };
  const isAccountUnknown = useSession().status === 'unavailable';
  return (
    <EmptyState
      headingLevel={1}
      illustration={<LostNetworkIllustration />}
      title={isAccountUnknown ? pageTexts.unavailable.title : pageTexts.unchecked.title}
      action={<Button onClick={retry}>{pageTexts.unchecked.action}</Button>}
    >
      {isAccountUnknown ? pageTexts.unavailable.text : error}
    </EmptyState>
  );
};

/** A screen of the specification that is still to come. */
export const NotYetPage = () => <LazyNotYetPage />;

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

export const CrashedPage = () => (
  <EmptyState
    headingLevel={1}
    illustration={<LostNetworkIllustration />}
    title={pageTexts.crashed.title}
    action={<Button onClick={() => window.location.reload()}>{pageTexts.crashed.action}</Button>}
  >
    {pageTexts.crashed.text}
  </EmptyState>
);
