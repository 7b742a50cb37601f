import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { PRACTICE_PAGE_SIZE } from '#domain/learning/material-list/material-list.rules.ts';
import { hasExamAccess } from '#domain/entitlement/plan-access.rules.ts';
import { FLASHCARDS } from '#composition/flashcards.tokens.ts';
import { ButtonLink } from '#ui/design/ButtonLink.tsx';
import { Disclosure } from '#ui/design/Disclosure.tsx';
import { Opening } from '#ui/design/Opening.tsx';
import { MemberPage } from '#ui/navigation/MemberPage.tsx';
import { useApp, useService } from '#ui/services.tsx';
import { selectCardReview } from '#ui/learning/card-review/card-review.view.ts';
import { CardReview } from '#ui/learning/card-review/CardReview.tsx';
import { Today } from '#ui/learning/card-review/Today.tsx';
import { Materials } from '#ui/learning/material-list/MaterialList.tsx';
import { OwnCards } from '#ui/learning/own-cards/OwnCards.tsx';
import { ownCardTexts } from '#ui/texts/own-cards.pl.ts';
import { MistakeCorrection } from '#ui/learning/progress/MistakeCorrection.tsx';
import { Mistakes } from '#ui/learning/progress/Mistakes.tsx';
import { selectProgress } from '#ui/learning/progress/progress.view.ts';
import { TopicProgressList } from '#ui/learning/progress/TopicProgressList.tsx';
import { useAwaitedSetting } from '#ui/rich-text/text-setting.ts';
import { progressTexts } from '#ui/texts/progress.pl.ts';
import { practiceTexts as texts } from '#ui/texts/practice.pl.ts';
import styles from './PracticePage.module.css';

interface SectionProps {
  readonly title: string;
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
}

/** What stands in it is asked for when it is first unfolded. */
const Section = ({ title, isOpenAtFirst = false, children }: SectionProps) => {
  const [isWanted, setIsWanted] = useState(isOpenAtFirst);
  return (
    <Disclosure title={title} isOpenAtFirst={isOpenAtFirst} onToggle={(isOpen) => isOpen && setIsWanted(true)}>
      {isWanted && children}
    </Disclosure>
  );
};

interface EmptyProps {
  readonly text: string;
  readonly to: string;
  readonly action: string;
}

const Empty = ({ text, to, action }: EmptyProps) => (
  <div className={styles.empty}>
    <p>{text}</p>
    <ButtonLink to={to} size="small">
      {action}
    </ButtonLink>
  </div>
);

interface KeptProps {
  readonly onCardsChanged: () => void;
}

/** What was made, in sections that fold. */
const Kept = ({ onCardsChanged }: KeptProps) => {
  const navigate = useNavigate();
  const hasExams = useSelector(
    useApp().session,
    ({ context: { subscription } }) => subscription !== 'unknown' && hasExamAccess(subscription),
  );
  const { flashcards, quizzes, exams } = texts;
  const [isSettled, setIsSettled] = useState(false);
  return (
    <>
      <Section title={flashcards.title} isOpenAtFirst>
        <Materials
          kind="flashcard"
          pageSize={PRACTICE_PAGE_SIZE}
          texts={{
            ...flashcards,
            empty: <Empty text={flashcards.none} to="/assistant?mode=tutor" action={flashcards.first} />,
          }}
          onOpen={(id) => void navigate(`/fiszki/${id}`)}
          onSettled={() => setIsSettled(true)}
        />
      </Section>
      {isSettled && (
        <Section title={ownCardTexts.title}>
          <OwnCards onChanged={onCardsChanged} />
        </Section>
      )}
      {isSettled && (
        <Section title={quizzes.title}>
          <Materials
            kind="quiz"
            pageSize={PRACTICE_PAGE_SIZE}
            texts={{ ...quizzes, empty: <Empty text={quizzes.none} to="/exams?mode=quiz" action={quizzes.first} /> }}
            onOpen={(id) => void navigate(`/exams?mode=quiz&quizId=${id}`)}
          />
        </Section>
      )}
      {isSettled && hasExams && (
        <Section title={exams.title}>
          <Materials
            kind="exam"
            pageSize={PRACTICE_PAGE_SIZE}
            texts={{ ...exams, empty: <Empty text={exams.none} to="/egzaminy?mode=exam" action={exams.first} /> }}
            onOpen={(id) => void navigate(`/exams?mode=exam&examId=${id}`)}
          />
        </Section>
      )}
    </>
  );
};

const Sections = () => {
  const review = useActorRef(useService(FLASHCARDS.cardReviewLogic));
  const progress = useActorRef(useService(FLASHCARDS.progressLogic));
  const view = useSelector(review, selectCardReview, shallowEqual);
  const answers = useSelector(progress, selectProgress, shallowEqual);
  const [isKnown, setIsKnown] = useState(false);
  if (!isKnown && view.screen !== 'loading' && answers.screen !== 'loading') setIsKnown(true);
  const { send } = review;
  const isAsked = view.screen === 'card' || answers.screen === 'question';
  const isSettingAwaited = useAwaitedSetting(isAsked);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{texts.title}</h1>
        {!isAsked && <p>{texts.lead}</p>}
      </header>
      {isSettingAwaited && <Opening text={texts.opening} />}
      {answers.screen === 'question' && !isSettingAwaited && <MistakeCorrection view={answers} send={progress.send} />}
      {view.screen === 'card' && !isSettingAwaited && <CardReview view={view} send={send} />}
      {view.screen !== 'card' && answers.screen !== 'question' && <Today view={view} send={send} />}
      {/* Asked for at once, and shown when nothing above will move them any more. */}
      <div className={styles.sections} hidden={!isKnown || isAsked}>
        {answers.screen === 'progress' && answers.progress.mistakes.length > 0 && (
          <Mistakes count={answers.progress.mistakes.length} send={progress.send} />
        )}
        <Kept onCardsChanged={() => send({ type: 'cards.changed' })} />
        <Section title={progressTexts.title}>
          <TopicProgressList view={answers} send={progress.send} />
        </Section>
      </div>
    </div>
  );
};

/** /praktyka: what was made, to come back to (S2 §2.70–2.76). */
export const PracticePage = () => <MemberPage>{() => <Sections />}</MemberPage>;
