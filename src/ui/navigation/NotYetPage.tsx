import { matchPath, useLocation } from 'react-router-dom';
import { useAiBlock } from '#ui/access/ai-block.ts';
import { Button } from '#ui/design/Button.tsx';
import { ButtonLink } from '#ui/design/ButtonLink.tsx';
import { EmptyState } from '#ui/design/EmptyState.tsx';
import { ExamIllustration } from '#ui/design/illustrations/ExamIllustration.tsx';
import { FlashcardsIllustration } from '#ui/design/illustrations/FlashcardsIllustration.tsx';
import { NotThereYetIllustration } from '#ui/design/illustrations/NotThereYetIllustration.tsx';
import { QuizIllustration } from '#ui/design/illustrations/QuizIllustration.tsx';
import { notYetTexts } from '#ui/texts/not-yet.pl.ts';
import { pageTexts } from '#ui/texts/shell.pl.ts';
import { useMemberNavigation } from './member-navigation.ts';

const texts = pageTexts.notYet;

const ILLUSTRATIONS: Readonly<Record<string, typeof QuizIllustration>> = {
  '/egzaminy': ExamIllustration,
  '/exams': QuizIllustration,
  '/fiszki/:id': FlashcardsIllustration,
  '/praktyka': FlashcardsIllustration,
};

const textFor = (path: string): { readonly pattern: string; readonly text: string } => {
  const [pattern = '', text = ''] =
    Object.entries(notYetTexts).find(([candidate]) => matchPath(candidate, path) !== null) ?? [];
  return { pattern, text };
};

/** On to Tutor, unless Tutor would lead back here. */
const WayOn = () => {
  const goTo = useMemberNavigation();
  return useAiBlock() === null ? (
    <Button onClick={() => goTo('/assistant?mode=tutor')}>{texts.action}</Button>
  ) : (
    <ButtonLink to="/">{texts.home}</ButtonLink>
  );
};

/** A screen of the specification that is still to come says so, and what it will be. */
export const NotYetPage = () => {
  const { pathname } = useLocation();
  const { pattern, text } = textFor(pathname);
  const Illustration = ILLUSTRATIONS[pattern] ?? NotThereYetIllustration;
  return (
    <EmptyState headingLevel={1} illustration={<Illustration />} title={texts.title} action={<WayOn />}>
      <p>{text}</p>
    </EmptyState>
  );
};
