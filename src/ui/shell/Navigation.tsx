import { Link } from 'react-router-dom';
import { selectIsExamsLocked } from '#ui/access/feature-gate/feature-gate.view.ts';
import { StartIcon } from '#ui/design/StartIcon.tsx';
import { VisuallyHidden } from '#ui/design/VisuallyHidden.tsx';
import { useSession } from '#ui/navigation/member-navigation.ts';
import { useShown } from '#ui/shown.ts';
import { shellTexts as texts } from '#ui/texts/shell.pl.ts';
import { MemberLink } from './MemberLink.tsx';
import { PageLink } from './PageLink.tsx';
import styles from './shell.module.css';

/** With a lock for whoever holds no plan that opens them (S1 §2.6–2.7). */
export const ExamsLabel = () => {
  const isLocked = useShown('session', selectIsExamsLocked);
  // It is hidden and not left out, so that nothing moves when it becomes known who is here.
  return (
    <>
      {texts.exams}
      <span className={styles.lock} data-locked={isLocked}>
        <StartIcon name="lock" size={14} />
      </span>
      {isLocked && <VisuallyHidden> {texts.locked}</VisuallyHidden>}
    </>
  );
};

/** Beside the others where there is room for it; the menu and the account panel have it as well (S1 §2.4, §2.28). */
const Favourites = () =>
  useSession().status === 'registered' && (
    <Link className={styles.favourites} to="/praktyka">
      {texts.favourites}
    </Link>
  );

const MEMBER_LINKS = [
  { to: '/assistant?mode=tutor', label: texts.tutor },
  { to: '/praktyka', label: texts.practice },
  { to: '/exams', label: texts.quizzes },
  { to: '/egzaminy', label: <ExamsLabel /> },
] as const;

/** The links of the wide header; the menu of narrow screens has its own. */
export const Navigation = () => (
  <>
    {MEMBER_LINKS.map(({ to, label }) => (
      <MemberLink key={to} to={to}>
        {label}
      </MemberLink>
    ))}
    <PageLink to="/pricing">{texts.pricing}</PageLink>
    <Favourites />
  </>
);
