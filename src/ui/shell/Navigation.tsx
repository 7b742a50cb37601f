import { useSelector } from '@xstate/react';
import { NavLink } from 'react-router-dom';
import { selectIsExamsLocked } from '#ui/access/feature-gate/feature-gate.view.ts';
import { StartIcon } from '#ui/design/StartIcon.tsx';
import { VisuallyHidden } from '#ui/design/VisuallyHidden.tsx';
import { useShownApp } from '#ui/services.tsx';
import { shellTexts as texts } from '#ui/texts/shell.pl.ts';
import { MemberLink } from './MemberLink.tsx';
import styles from './shell.module.css';

/** With a lock for whoever holds no plan that opens them (S1 §2.6–2.7). */
const ExamsLabel = () => {
  const isLocked = useSelector(useShownApp().session, selectIsExamsLocked);
  if (!isLocked) return texts.exams;
  return (
    <>
      {texts.exams}{' '}
      <span className={styles.lock}>
        <StartIcon name="lock" size={14} />
      </span>
      <VisuallyHidden>{texts.locked}</VisuallyHidden>
    </>
  );
};

const MEMBER_LINKS = [
  { to: '/assistant?mode=tutor', label: texts.tutor },
  { to: '/praktyka', label: texts.practice },
  { to: '/exams', label: texts.quizzes },
  { to: '/egzaminy', label: <ExamsLabel /> },
] as const;

/** The links of the header, and of the menu, which is a layer. */
export const Navigation = ({ closeLayer }: { readonly closeLayer?: () => void }) => (
  <>
    {MEMBER_LINKS.map(({ to, label }) => (
      <MemberLink key={to} to={to} closeLayer={closeLayer}>
        {label}
      </MemberLink>
    ))}
    <NavLink to="/pricing" replace={closeLayer !== undefined}>
      {texts.pricing}
    </NavLink>
  </>
);
