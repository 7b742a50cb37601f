import { Suspense, type ReactNode } from 'react';
import { LostDialog } from './LostDialog.tsx';
import { Spinner } from '#ui/design/Spinner.tsx';
import { shellTexts } from '#ui/texts/shell.pl.ts';
import styles from './LazyDialog.module.css';
import { LostPartBoundary } from './LostPartBoundary.tsx';

/** A press has been heard. */
const ComingDialog = () => (
  <output className={styles.coming}>
    <Spinner size="large" label={shellTexts.loading} />
  </output>
);

/** Where dialogs stand whose code comes with the first press; `onClose` gives up a dialog that could not be fetched. */
export const LazyDialog = ({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) => (
  <LostPartBoundary renderLost={(retry) => <LostDialog onRetry={retry} onClose={onClose} />}>
    <Suspense fallback={<ComingDialog />}>{children}</Suspense>
  </LostPartBoundary>
);
