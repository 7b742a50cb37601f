import { ALargeSmall } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { LEARNING } from '#composition/learning.tokens.ts';
import { IconButton } from '#ui/design/IconButton.tsx';
import { useService } from '#ui/services.tsx';
import { readingTexts as texts } from '#ui/texts/reading.pl.ts';
import './reading-comfort.css';

/** A switch for larger letters and more space in answers, which this device remembers. */
export const ReadingComfort = () => {
  const comfort = useService(LEARNING.readingComfort);
  const [isWanted, setIsWanted] = useState(() => comfort.isWanted());
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-reading-comfort', isWanted);
    return () => document.documentElement.removeAttribute('data-reading-comfort');
  }, [isWanted]);
  return (
    <IconButton
      label={texts.comfort}
      icon={<ALargeSmall aria-hidden size={22} />}
      aria-pressed={isWanted}
      onClick={() => {
        comfort.keep(!isWanted);
        setIsWanted(!isWanted);
      }}
    />
  );
};
