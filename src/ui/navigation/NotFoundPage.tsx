import { Link } from 'react-router-dom';
import { ButtonLink } from '#ui/design/ButtonLink.tsx';
import { EmptyState } from '#ui/design/EmptyState.tsx';
import { NotThereYetIllustration } from '#ui/design/illustrations/NotThereYetIllustration.tsx';
import { notFoundTexts as texts } from '#ui/texts/not-found.pl.ts';
import { pageTexts, shellTexts } from '#ui/texts/shell.pl.ts';
import styles from './NotFoundPage.module.css';

const LIKELY = [
  { to: '/pricing', label: shellTexts.pricing },
  { to: '/faq', label: shellTexts.faq },
  { to: '/kontakt', label: shellTexts.contact },
  { to: '/account', label: shellTexts.account },
] as const;

export const NotFoundPage = () => (
  <EmptyState
    headingLevel={1}
    illustration={<NotThereYetIllustration />}
    title={pageTexts.notFound.title}
    action={<ButtonLink to="/">{shellTexts.home}</ButtonLink>}
  >
    <p>{texts.text}</p>
    <ul className={styles.likely}>
      {LIKELY.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  </EmptyState>
);
