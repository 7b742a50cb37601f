import { useState } from 'react';
import { Button } from '#ui/design/Button.tsx';
import { Card } from '#ui/design/Card.tsx';
import { ExamIllustration } from '#ui/design/illustrations/ExamIllustration.tsx';
import { FlashcardsIllustration } from '#ui/design/illustrations/FlashcardsIllustration.tsx';
import { QuizIllustration } from '#ui/design/illustrations/QuizIllustration.tsx';
import { Tabs } from '#ui/design/Tabs.tsx';
import { homeSectionTexts } from '#ui/texts/home-sections.pl.ts';
import { useHomeAction } from './home-action.ts';
import styles from './Sections.module.css';

const texts = homeSectionTexts.prepare;

/** Where each leads (S1 §2.72–2.74). */
const WAYS = [
  { id: 'flashcards', to: '/praktyka', Illustration: FlashcardsIllustration },
  { id: 'quizzes', to: '/praktyka', Illustration: QuizIllustration },
  { id: 'exams', to: '/egzaminy', Illustration: ExamIllustration },
] as const;

type Way = (typeof WAYS)[number];

const WayPanel = ({ way: { id, to, Illustration } }: { readonly way: Way }) => {
  const act = useHomeAction();
  return (
    <Card look="grid">
      <div className={styles.way}>
        <div>
          <h3>{texts[id].name}</h3>
          <p>{texts[id].text}</p>
          <Button variant="secondary" onClick={() => act(to)}>
            {texts[id].action}
          </Button>
        </div>
        <Illustration />
      </div>
    </Card>
  );
};

/** Ways to repeat (S1 §1.37, §2.71). */
export const PrepareSection = () => {
  const [shown, show] = useState<Way['id']>('flashcards');
  return (
    <section className={styles.section} aria-labelledby="prepare">
      <h2 id="prepare">{texts.title}</h2>
      <p className={styles.lead}>{texts.text}</p>
      <Tabs
        label={texts.tabs}
        selected={shown}
        onSelect={show}
        tabs={WAYS.map((way) => ({ id: way.id, label: texts[way.id].name, panel: <WayPanel way={way} /> }))}
      />
    </section>
  );
};
