import { shallowEqual, useSelector } from '@xstate/react';
import { ChevronDown, ChevronUp, LifeBuoy } from 'lucide-react';
import { RESILIENCE } from '#composition/resilience.tokens.ts';
import { Button } from '#ui/design/Button.tsx';
import { Dialog } from '#ui/design/Dialog.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { VisuallyHidden } from '#ui/design/VisuallyHidden.tsx';
import { useService } from '#ui/services.tsx';
import {
  recoveryNoticeTexts,
  recoveryTexts as texts,
  RECOVERY_TITLE,
  REPAIRED,
  UNREPAIRED,
} from '#ui/texts/recovery.pl.ts';
import { selectRecovery, type RecoveryDetails } from './recovery.view.ts';
import styles from './RecoveryDialog.module.css';

const DETAILS = 'recovery-details';

const Details = ({ redirects, failure }: RecoveryDetails) => (
  <div id={DETAILS} className={styles.details}>
    <p className={styles.label} id="recovery-redirects">
      {texts.redirects}
    </p>
    {redirects.length === 0 ? (
      <p>{texts.none}</p>
    ) : (
      <ol aria-labelledby="recovery-redirects">
        {redirects.map(({ path, timestamp }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same place may be there twice at the same moment
          <li key={index}>
            <span>{texts.timeOf(timestamp)}</span>
            <span>{path}</span>
          </li>
        ))}
      </ol>
    )}
    {failure !== null && <p>{texts.code(failure)}</p>}
  </div>
);

/** When the product leads a pupil in circles: repair, log out, or ask for help (S1 §2.54, §8.50–8.62). */
export const RecoveryDialog = () => {
  const { recovery } = useService(RESILIENCE.resilience);
  const view = useSelector(recovery, selectRecovery, shallowEqual);
  const close = () => recovery.send({ type: 'pupil.dialogClosed' });
  const frame = {
    isOpen: true,
    onClose: close,
    title: RECOVERY_TITLE,
    closeLabel: texts.close,
    size: 'small',
  } as const;
  switch (view.screen) {
    case 'closed':
      return null;
    case 'repaired':
      return (
        <Dialog {...frame}>
          <Notice tone="success">{REPAIRED}</Notice>
        </Dialog>
      );
    case 'question':
      return (
        <Dialog
          {...frame}
          footer={
            <>
              <Button
                variant="secondary"
                disabled={view.isRepairing}
                onClick={() => recovery.send({ type: 'pupil.logoutRequested' })}
              >
                {texts.logOut}
              </Button>
              <Button
                autoFocus
                isPending={view.isRepairing}
                onClick={() => recovery.send({ type: 'pupil.repairRequested' })}
              >
                {texts.repair}
              </Button>
            </>
          }
        >
          <div className={styles.text}>
            {view.hasFailed ? <Notice tone="error">{UNREPAIRED}</Notice> : <p>{recoveryNoticeTexts[view.notice]}</p>}
            <p className={styles.soft}>{texts.promise}</p>
          </div>
          <VisuallyHidden>
            <output>{view.isRepairing && texts.repairing}</output>
          </VisuallyHidden>
          <div className={styles.ways}>
            <Button
              variant="quiet"
              size="small"
              icon={<LifeBuoy aria-hidden size={18} />}
              onClick={() => recovery.send({ type: 'pupil.helpRequested' })}
            >
              {texts.help} <VisuallyHidden>{texts.newTab}</VisuallyHidden>
            </Button>
            <Button
              variant="quiet"
              size="small"
              icon={view.details === null ? <ChevronDown aria-hidden size={18} /> : <ChevronUp aria-hidden size={18} />}
              aria-expanded={view.details !== null}
              aria-controls={view.details === null ? undefined : DETAILS}
              onClick={() => recovery.send({ type: 'pupil.detailsToggled' })}
            >
              {texts.details}
            </Button>
          </div>
          {view.details !== null && <Details {...view.details} />}
        </Dialog>
      );
  }
};
