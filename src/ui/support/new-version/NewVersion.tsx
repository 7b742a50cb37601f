import { useEffect, useState } from 'react';
import { UPDATES } from '#composition/updates.tokens.ts';
import { Button } from '#ui/design/Button.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { useService } from '#ui/services.tsx';
import { newVersionTexts as texts } from '#ui/texts/new-version.pl.ts';
import styles from './NewVersion.module.css';

/** Tells of a new version; it is shown when somebody wants it, and never under hands that are typing. */
export const NewVersion = () => {
  const versions = useService(UPDATES.newVersions);
  const [isTold, tell] = useState(false);
  useEffect(() => {
    const stop = versions.watch(() => tell(true));
    return stop;
  }, [versions]);
  return (
    // It is there before it says something, or nothing would be said.
    <div aria-live="polite" className={styles.place}>
      {isTold && (
        <Notice
          tone="info"
          isLive={false}
          title={texts.title}
          action={
            <div className={styles.actions}>
              <Button size="small" onClick={() => versions.show()}>
                {texts.action}
              </Button>
              <Button size="small" variant="secondary" onClick={() => tell(false)}>
                {texts.later}
              </Button>
            </div>
          }
        >
          {texts.text}
        </Notice>
      )}
    </div>
  );
};
