import { Button } from '#ui/design/Button.tsx';
import { EmptyState } from '#ui/design/EmptyState.tsx';
import { Skeleton } from '#ui/design/Skeleton.tsx';
import { VisuallyHidden } from '#ui/design/VisuallyHidden.tsx';
import { lazyPart } from '#ui/lazy/lazy-part.tsx';
import { useApp } from '#ui/services.tsx';
import { pageTexts, shellTexts } from '#ui/texts/shell.pl.ts';
import styles from './StatePages.module.css';

/** Comes when the page is idle: when the network is lost, it is too late to fetch it. */
export const LostNetworkPicture = lazyPart(
  async () => (await import('#ui/design/illustrations/LostNetworkIllustration.tsx')).LostNetworkIllustration,
);

const LostNetwork = () => (LostNetworkPicture.isHere() ? <LostNetworkPicture /> : null);

export const LoadingPage = () => (
  <div className={styles.page} data-waiting>
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
      illustration={<LostNetwork />}
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

/** The code of a page could not be fetched. */
export const LostPage = ({ onRetry }: { readonly onRetry: () => void }) => (
  <EmptyState
    headingLevel={1}
    illustration={<LostNetwork />}
    title={pageTexts.lost.title}
    action={<Button onClick={onRetry}>{pageTexts.lost.action}</Button>}
  >
    {pageTexts.lost.text}
  </EmptyState>
);
