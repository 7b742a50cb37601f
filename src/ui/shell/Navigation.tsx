import { NavLink } from 'react-router-dom';
import { shellTexts as texts } from '#ui/texts/shell.pl.ts';
import { MemberLink } from './MemberLink.tsx';

const MEMBER_LINKS = [
  { to: '/assistant?mode=tutor', label: texts.tutor },
  { to: '/praktyka', label: texts.practice },
  { to: '/exams', label: texts.quizzes },
  { to: '/egzaminy', label: texts.exams },
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
