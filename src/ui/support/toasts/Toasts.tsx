import { useEffect, useState } from 'react';
import { Toaster } from '#ui/design/Toaster.tsx';
import { useApp } from '#ui/services.tsx';
import { useShown } from '#ui/shown.ts';
import { shellTexts } from '#ui/texts/shell.pl.ts';
import { toastTexts } from '#ui/texts/toasts.pl.ts';
import { selectToasts, sameToasts } from './toasts.view.ts';

/** A live region announces what comes into it, not what it comes with. */
const useIsStanding = (): boolean => {
  const [isStanding, stand] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => stand(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isStanding;
};

export const Toasts = () => {
  const { toasts } = useApp();
  const told = useShown('toasts', selectToasts, sameToasts);
  const shown = useIsStanding() ? told : [];
  return (
    <div
      onPointerEnter={() => toasts.send({ type: 'pupil.toastHeld' })}
      onPointerLeave={() => toasts.send({ type: 'pupil.toastReleased' })}
      onFocus={() => toasts.send({ type: 'pupil.toastHeld' })}
      onBlur={() => toasts.send({ type: 'pupil.toastReleased' })}
    >
      <Toaster
        label={shellTexts.toasts}
        closeLabel={shellTexts.dismissToast}
        toasts={shown.map(({ id, type, topic, isClosing }) => ({
          id: String(id),
          type,
          text: toastTexts[topic],
          isClosing,
        }))}
        onClose={() => toasts.send({ type: 'pupil.toastDismissed' })}
      />
    </div>
  );
};
