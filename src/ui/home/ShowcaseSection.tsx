import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { AssistantMode } from '#domain/learning/conversation.types.ts';
import { Button } from '#ui/design/Button.tsx';
import { IconButton } from '#ui/design/IconButton.tsx';
import { Tabs } from '#ui/design/Tabs.tsx';
import { homeSectionTexts } from '#ui/texts/home-sections.pl.ts';
import { Exchange } from './Exchange.tsx';
import { useHomeAction } from './home-action.ts';
import { MODES, neighbourOf } from './showcase.view.ts';
import styles from './Sections.module.css';

const texts = homeSectionTexts.showcase;

/** Tutor and Przyjaciel over the same task (S1 §1.35, §2.69–2.70). */
export const ShowcaseSection = () => {
  const act = useHomeAction();
  const [mode, show] = useState<AssistantMode>('tutor');
  return (
    <section className={styles.section} aria-labelledby="showcase">
      <h2 id="showcase">{texts.title}</h2>
      <p className={styles.lead}>{texts.text}</p>
      <div className={styles.arrowed}>
        <Tabs
          label={texts.tabs}
          selected={mode}
          onSelect={show}
          tabs={MODES.map((id) => ({
            id,
            label: texts[id].name,
            panel: (
              <div className={styles.panel}>
                <p>{texts[id].summary}</p>
                <Exchange mode={id} />
                <p className={styles.note}>{texts.note}</p>
                <Button onClick={() => act(`/assistant?mode=${id}`)}>{texts[id].action}</Button>
              </div>
            ),
          }))}
        />
        <div className={styles.arrows}>
          <IconButton
            label={texts.previous}
            icon={<ChevronLeft aria-hidden />}
            onClick={() => show(neighbourOf(MODES, mode, -1))}
          />
          <IconButton
            label={texts.next}
            icon={<ChevronRight aria-hidden />}
            onClick={() => show(neighbourOf(MODES, mode, 1))}
          />
        </div>
      </div>
    </section>
  );
};
