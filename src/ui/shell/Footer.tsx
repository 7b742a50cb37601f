import { Link } from 'react-router-dom';
import { DocumentLink } from '#ui/identity/DocumentLink.tsx';
import { shellTexts as texts } from '#ui/texts/shell.pl.ts';
import styles from './shell.module.css';

const PAGES = [
  { to: '/faq', label: texts.faq },
  { to: '/kontakt', label: texts.contact },
] as const;

/** They open a new tab (S1 §2.13–2.14). */
const DOCUMENTS = [
  { href: '/warunki-uzytkowania', label: texts.terms },
  { href: '/polityka-prywatnosci', label: texts.privacy },
] as const;

export const Footer = () => (
  <div className={styles.footer}>
    <p>{texts.tagline}</p>
    <nav aria-label={texts.footerNavigation}>
      <ul>
        {PAGES.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        {DOCUMENTS.map(({ href, label }) => (
          <li key={href}>
            <DocumentLink href={href}>{label}</DocumentLink>
          </li>
        ))}
        <li>
          <Link to="/ustawienia-cookies">{texts.cookies}</Link>
        </li>
      </ul>
    </nav>
  </div>
);
