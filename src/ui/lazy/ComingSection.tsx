import { Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/design/Button.tsx';
import { Skeleton } from '#ui/design/Skeleton.tsx';
import { pageTexts } from '#ui/texts/shell.pl.ts';
import { watchApproach } from './approach.ts';
import styles from './ComingSection.module.css';
import { LostPartBoundary } from './LostPartBoundary.tsx';
import type { Section } from './section.types.ts';

const Waiting = () => (
  <>
    <Skeleton shape="title" />
    <Skeleton lines={3} />
  </>
);

/** A section on a page that the browser renders: its code comes when it is near, and until then there is room for it. */
export const ComingSection = ({ section: { name, Part } }: { readonly section: Section }) => {
  const [isNear, setNear] = useState(() => Part.isHere());
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNear || box.current === null) return undefined;
    return watchApproach(box.current, () => setNear(true));
  }, [isNear]);
  const waiting = (
    <div className={styles.waiting} data-waiting>
      <Waiting />
    </div>
  );
  return (
    <div ref={box} data-section={name}>
      <LostPartBoundary
        renderLost={(retry) => (
          <div className={styles.waiting} data-waiting>
            <p>{pageTexts.lost.text}</p>
            <Button variant="secondary" onClick={retry}>
              {pageTexts.lost.action}
            </Button>
          </div>
        )}
      >
        {isNear ? (
          <Suspense fallback={waiting}>
            <Part />
          </Suspense>
        ) : (
          waiting
        )}
      </LostPartBoundary>
    </div>
  );
};
