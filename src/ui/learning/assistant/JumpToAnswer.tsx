import { ArrowDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '#ui/design/IconButton.tsx';
import { learningTexts as texts } from '#ui/texts/learning.pl.ts';
import styles from './JumpToAnswer.module.css';

const useIsInSight = (element: Element): boolean => {
  const [isInSight, setIsInSight] = useState(true);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setIsInSight(entries.at(-1)?.isIntersecting === true));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isInSight;
};

/** One press from the composer to the latest answer. While its beginning is in sight, only the keyboard finds this. */
export const JumpToAnswer = ({ heading }: { readonly heading: HTMLElement }) => {
  const isInSight = useIsInSight(heading);
  return (
    <div className={styles.jump} data-quiet={isInSight}>
      <IconButton
        label={texts.toLatest}
        icon={<ArrowDown aria-hidden size={20} />}
        onClick={() => {
          heading.focus({ preventScroll: true });
          heading.closest('li')?.scrollIntoView({ block: 'start' });
        }}
      />
    </div>
  );
};
