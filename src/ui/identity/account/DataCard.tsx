import { shallowEqual } from '@xstate/react';
import { Download } from 'lucide-react';
import { Button } from '#ui/design/Button.tsx';
import { Card } from '#ui/design/Card.tsx';
import { LiveRegion } from '#ui/design/LiveRegion.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { accountTexts } from '#ui/texts/account.pl.ts';
import styles from './Account.module.css';
import { DataExportActor } from './account.actors.ts';
import { selectDataExport } from './account.view.ts';

const texts = accountTexts.data;

/** A copy of one's own data (R6). */
export const DataCard = () => {
  const dataExport = DataExportActor.useActorRef();
  const { isBusy, isDone, error } = DataExportActor.useSelector(selectDataExport, shallowEqual);
  return (
    <Card as="section" look="sunken" labelledBy="account-data">
      <h2 id="account-data" className={styles.title}>
        {texts.title}
      </h2>
      <p className={styles.soft}>{texts.text}</p>
      {error !== undefined && <Notice tone="error">{error}</Notice>}
      {isDone && <Notice tone="success">{texts.done}</Notice>}
      <Button
        variant="secondary"
        isWide
        isPending={isBusy}
        icon={<Download aria-hidden size={20} />}
        onClick={() => dataExport.send({ type: 'pupil.exportRequested' })}
      >
        {texts.download}
      </Button>
      <LiveRegion message={isBusy ? texts.gathering : ''} />
    </Card>
  );
};
