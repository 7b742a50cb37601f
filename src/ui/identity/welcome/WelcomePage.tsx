import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '#ui/design/ButtonLink.tsx';
import { Card } from '#ui/design/Card.tsx';
import { CardGrid } from '#ui/design/CardGrid.tsx';
import { FlashcardsIllustration } from '#ui/design/illustrations/FlashcardsIllustration.tsx';
import { ForumIllustration } from '#ui/design/illustrations/ForumIllustration.tsx';
import { QuizIllustration } from '#ui/design/illustrations/QuizIllustration.tsx';
import { TutorIllustration } from '#ui/design/illustrations/TutorIllustration.tsx';
import { useApp } from '#ui/services.tsx';
import { MemberPage } from '#ui/navigation/MemberPage.tsx';
import { welcomeTexts as texts } from '#ui/texts/identity.pl.ts';
import styles from './WelcomePage.module.css';

const CARDS = [
  { ...texts.cards.tasks, Illustration: QuizIllustration, to: '/assistant?mode=tutor' },
  { ...texts.cards.flashcards, Illustration: FlashcardsIllustration, to: '/praktyka' },
  { ...texts.cards.assistant, Illustration: TutorIllustration, to: '/assistant?mode=buddy' },
  { ...texts.cards.forum, Illustration: ForumIllustration, to: null },
] as const;

const Welcome = ({ firstName }: { readonly firstName: string }) => {
  const { trial } = useApp();
  const [query] = useSearchParams();
  const isNewUser = query.get('newUser') === 'true';
  useEffect(() => {
    if (isNewUser) trial.send({ type: 'pupil.welcomed' });
  }, [trial, isNewUser]);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{texts.title(firstName)}</h1>
        <p className={styles.lead}>{texts.text}</p>
      </header>
      <CardGrid>
        {CARDS.map(({ title, text, Illustration, to }) => (
          <Card key={title} as="li">
            <div className={styles.picture}>
              <Illustration />
            </div>
            <h2 className={styles.title}>{to === null ? title : <Link to={to}>{title}</Link>}</h2>
            <p>{text}</p>
          </Card>
        ))}
      </CardGrid>
      <div className={styles.actions}>
        <ButtonLink to="/assistant?mode=tutor" variant="accent">
          {texts.start}
        </ButtonLink>
        <ButtonLink to="/" variant="secondary">
          {texts.home}
        </ButtonLink>
        <ButtonLink to="/account" variant="secondary">
          {texts.account}
        </ButtonLink>
      </div>
    </div>
  );
};

/** /welcome: the registration is complete. A new user is offered the trial a moment later (S1 §2.17, §2.77–2.80). */
export const WelcomePage = () => <MemberPage>{({ firstName }) => <Welcome firstName={firstName} />}</MemberPage>;
