import { HELP_PATH, HOME_PATH } from '#domain/resilience/recovery/recovery.rules.ts';
import { CORE } from '#composition/core.tokens.ts';
import { RESILIENCE } from '#composition/resilience.tokens.ts';
import { Button } from '#ui/design/Button.tsx';
import { EmptyState } from '#ui/design/EmptyState.tsx';
import { LostNetworkIllustration } from '#ui/design/illustrations/LostNetworkIllustration.tsx';
import { useService } from '#ui/services.tsx';
import { crashTexts as texts } from '#ui/texts/recovery.pl.ts';
import styles from './Actions.module.css';

type CrashedProps = {
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly onBeginAnew: () => void;
};

/** Without the router: it may be what has crashed. */
const Crashed = ({ retryLabel, onRetry, onBeginAnew }: CrashedProps) => (
  <EmptyState
    headingLevel={1}
    illustration={<LostNetworkIllustration />}
    title={texts.title}
    action={
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onBeginAnew}>
          {texts.anew}
        </Button>
        <Button onClick={onRetry}>{retryLabel}</Button>
      </div>
    }
  >
    <p>{texts.text}</p>
    <p className={styles.help}>
      {texts.again} <a href={HELP_PATH}>{texts.help}</a>
    </p>
  </EmptyState>
);

/** A page inside of the shell; it begins anew by the repair of the recovery. */
export const CrashedPage = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { recovery } = useService(RESILIENCE.resilience);
  return (
    <Crashed
      retryLabel={texts.retry}
      onRetry={onRetry}
      onBeginAnew={() => recovery.send({ type: 'pupil.repairRequested' })}
    />
  );
};

/** Everything: only a fresh page helps, if need be one that remembers nothing. */
export const CrashedApp = () => {
  const local = useService(CORE.localState);
  const beginAnew = () => {
    local.clear();
    window.location.assign(HOME_PATH);
  };
  return <Crashed retryLabel={texts.reload} onRetry={() => window.location.reload()} onBeginAnew={beginAnew} />;
};
