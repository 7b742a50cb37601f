import { matchPath } from 'react-router-dom';
import { pageTexts, shellTexts } from './shell.pl.ts';

const HOME = 'Nauka – zrozum zadanie krok po kroku';

const NAMES: Readonly<Record<string, string>> = {
  '/assistant': 'Asystent AI',
  '/egzaminy': shellTexts.exams,
  '/egzaminy/:id': 'Egzamin na czas',
  '/exams': shellTexts.quizzes,
  '/praktyka': shellTexts.practice,
  '/fiszki/:id': 'Fiszki',
  '/account': shellTexts.account,
  '/welcome': 'Witaj',
  '/google-registration': shellTexts.complete,
  '/pricing': shellTexts.pricing,
  '/upgrade': 'Zmiana planu',
  '/payment/method-selection': 'Płatność',
  '/payment/processing': 'Płatność',
  '/payment/success': 'Płatność',
  '/subscriptions/success': 'Płatność',
  '/payment/cancel': 'Płatność',
  '/faq': shellTexts.faq,
  '/kontakt': shellTexts.contact,
  '/newsletter/wypisz': 'Newsletter',
  '/zgoda-opiekuna': 'Zgoda rodzica lub opiekuna',
  '/polityka-prywatnosci': shellTexts.privacy,
  '/warunki-uzytkowania': shellTexts.terms,
  '/ustawienia-cookies': shellTexts.cookies,
};

/** What the browser's tab says of the page at a path. */
export const titleOf = (path: string): string => {
  if (path === '/') return HOME;
  const route = Object.keys(NAMES).find((pattern) => matchPath(pattern, path) !== null);
  return `${route === undefined ? pageTexts.notFound.title : NAMES[route]} – ${shellTexts.product}`;
};
