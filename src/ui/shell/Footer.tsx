import { Link } from 'react-router-dom';
import { shellTexts as texts } from '#ui/texts/shell.pl.ts';
import styles from './shell.module.css';

const LINKS = [
  { to: '/faq', label: texts.faq },
  { to: '/kontakt', label: texts.contact },
  { to: '/warunki-uzytkowania', label: texts.terms },
  { to: '/polityka-prywatnosci', label: texts.privacy },
] as const;

export const Footer = () => (
  <div className={styles.footer}>
    <p>{texts.tagline}</p>
    <nav aria-label={texts.footerNavigation}>
      <ul>
        {LINKS.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  </div>
);
