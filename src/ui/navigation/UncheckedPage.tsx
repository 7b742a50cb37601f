import type { FailureCode } from '#domain/shared/failure.ts';
import { Button } from '#ui/design/Button.tsx';
import { EmptyState } from '#ui/design/EmptyState.tsx';
import { LostNetworkIllustration } from '#ui/design/illustrations/LostNetworkIllustration.tsx';
import { CORE } from '#composition/core.tokens.ts';
import { useApp, useService } from '#ui/services.tsx';
import { failureTexts } from '#ui/texts/failures.pl.ts';
import { recoveryTexts } from '#ui/texts/recovery.pl.ts';
import { pageTexts } from '#ui/texts/shell.pl.ts';
import styles from './Actions.module.css';
import { useSession } from './member-navigation.ts';

/** The guard could not find out whether this page may be shown (D8). */
export const UncheckedPage = ({ failure }: { readonly failure: FailureCode }) => {
  const { navigationGuard, session, trial } = useApp();
  const retry = () => {
    session.send({ type: 'session.refreshRequested' });
    trial.send({ type: 'trial.refreshRequested' });
    navigationGuard.send({ type: 'pupil.retried' });
  };
  const problems = useService(CORE.problems);
  const isAccountUnknown = useSession().status === 'unavailable';
  return (
    <EmptyState
      headingLevel={1}
      illustration={<LostNetworkIllustration />}
      title={isAccountUnknown ? pageTexts.unavailable.title : pageTexts.unchecked.title}
      action={
        <div className={styles.actions}>
          {failure === 'navigation/redirect-loop' && (
            <Button variant="secondary" onClick={() => problems.report({ type: 'app.problemReported' })}>
              {recoveryTexts.repair}
            </Button>
          )}
          <Button onClick={retry}>{pageTexts.unchecked.action}</Button>
        </div>
      }
    >
      {isAccountUnknown ? pageTexts.unavailable.text : failureTexts[failure]}
    </EmptyState>
  );
};
