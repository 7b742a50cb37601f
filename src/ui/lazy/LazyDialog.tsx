import { Suspense, type ReactNode } from 'react';
import { LostDialog } from './LostDialog.tsx';
import { LostPartBoundary } from './LostPartBoundary.tsx';

/** Where dialogs stand whose code comes with the first press; `onClose` gives up a dialog that could not be fetched. */
export const LazyDialog = ({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) => (
  <LostPartBoundary renderLost={(retry) => <LostDialog onRetry={retry} onClose={onClose} />}>
    <Suspense>{children}</Suspense>
  </LostPartBoundary>
);
