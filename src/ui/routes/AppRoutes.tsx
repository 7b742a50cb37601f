import type { ComponentType, ReactElement } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { routeOf } from '#domain/access/routes.rules.ts';
import { HomePage } from '#ui/home/HomePage.tsx';
import { lazyPart, type LazyPart } from '#ui/lazy/lazy-part.tsx';
import { AppShell } from '#ui/shell/AppShell.tsx';
import { GuardedPage } from './GuardedPage.tsx';

const identity = async () => (await import('#composition/identity.module.ts')).identity;
const billing = async () => (await import('#composition/billing.module.ts')).billing;
const account = async () => (await Promise.all([identity(), billing()])).flat();
const NotFoundPage = lazyPart(async () => (await import('#ui/navigation/NotFoundPage.tsx')).NotFoundPage);

const PaymentPage = lazyPart(async () => (await import('#ui/billing/purchase/PaymentPage.tsx')).PaymentPage, billing);
const PaymentSuccessPage = lazyPart(
  async () => (await import('#ui/billing/payment-result/PaymentSuccessPage.tsx')).PaymentSuccessPage,
  billing,
);

const assessments = async () => (await import('#composition/assessments.module.ts')).assessments;
const flashcards = async () => (await import('#composition/flashcards.module.ts')).flashcards;
const GeneratorPage = lazyPart(
  async () => (await import('#ui/learning/generator/GeneratorPage.tsx')).GeneratorPage,
  async () => (await Promise.all([assessments(), billing()])).flat(),
);

const learning = async () => (await import('#composition/learning.module.ts')).learning;

const support = async () => (await import('#composition/support.module.ts')).support;

/** Pages that come with the first visit, each beside the modules of its context. */
export const PAGES = {
  '/account': lazyPart(async () => (await import('#ui/identity/account/AccountPage.tsx')).AccountPage, account),
  '/assistant': lazyPart(
    async () => (await import('#ui/learning/assistant/AssistantPage.tsx')).AssistantPage,
    learning,
  ),
  '/egzaminy': GeneratorPage,
  '/egzaminy/:id': lazyPart(
    async () => (await import('#ui/learning/exam-session/ExamSessionPage.tsx')).ExamSessionPage,
    async () => (await import('#composition/exam-session.module.ts')).examSession,
  ),
  '/exams': GeneratorPage,
  '/faq': lazyPart(async () => (await import('#ui/support/faq/FaqPage.tsx')).FaqPage),
  '/fiszki/:id': lazyPart(
    async () => (await import('#ui/learning/flashcards/FlashcardPage.tsx')).FlashcardPage,
    async () => (await Promise.all([flashcards(), assessments()])).flat(),
  ),
  '/google-registration': lazyPart(
    async () => (await import('#ui/identity/profile-completion/CompletionPage.tsx')).CompletionPage,
    identity,
  ),
  '/kontakt': lazyPart(async () => (await import('#ui/support/contact/ContactPage.tsx')).ContactPage, support),
  '/newsletter/wypisz': lazyPart(
    async () => (await import('#ui/support/newsletter-leave/NewsletterLeavePage.tsx')).NewsletterLeavePage,
    support,
  ),
  '/payment/cancel': lazyPart(
    async () => (await import('#ui/billing/payment-result/PaymentCancelledPage.tsx')).PaymentCancelledPage,
  ),
  '/payment/method-selection': PaymentPage,
  '/payment/processing': PaymentPage,
  '/payment/success': PaymentSuccessPage,
  '/polityka-prywatnosci': lazyPart(async () => (await import('#ui/support/documents/PrivacyPage.tsx')).PrivacyPage),
  '/praktyka': lazyPart(
    async () => (await import('#ui/learning/practice/PracticePage.tsx')).PracticePage,
    async () => (await Promise.all([assessments(), flashcards()])).flat(),
  ),
  '/pricing': lazyPart(async () => (await import('#ui/billing/pricing/PricingPage.tsx')).PricingPage, billing),
  '/subscriptions/success': PaymentSuccessPage,
  '/upgrade': lazyPart(async () => (await import('#ui/billing/upgrade/UpgradePage.tsx')).UpgradePage, billing),
  '/ustawienia-cookies': lazyPart(
    async () => (await import('#ui/support/cookie-consent/CookieSettingsPage.tsx')).CookieSettingsPage,
    async () => (await import('#composition/consent.module.ts')).consent,
  ),
  '/zgoda-opiekuna': lazyPart(
    async () => (await import('#ui/identity/guardian-answer/GuardianAnswerPage.tsx')).GuardianAnswerPage,
    identity,
  ),
  '/warunki-uzytkowania': lazyPart(async () => (await import('#ui/support/documents/TermsPage.tsx')).TermsPage),
  '/welcome': lazyPart(async () => (await import('#ui/identity/welcome/WelcomePage.tsx')).WelcomePage),
} as const;

const HOME = '/';

const isPage = (path: string): path is keyof typeof PAGES => Object.hasOwn(PAGES, path);

/** The part that stands at a path as a visitor finds it; null at home, which comes with the start. */
export const partAt = (pathname: string): LazyPart<object> | null => {
  const path = routeOf(pathname)?.path ?? '';
  if (path === HOME) return null;
  return isPage(path) ? PAGES[path] : NotFoundPage;
};

const elementAt = (pathname: string): ReactElement => {
  const Page: ComponentType = partAt(pathname) ?? HomePage;
  return <Page />;
};

/** The router is told of one page: of all of them it would make patterns, and weigh these, at each address. */
export const AppRoutes = () => {
  const { pathname } = useLocation();
  const route = routeOf(pathname);
  return (
    <Routes>
      <Route element={<AppShell />}>
        <Route element={<GuardedPage />}>
          {route !== null && <Route path={route.path} element={elementAt(pathname)} />}
          {/* Also what the router reads more strictly than the domain: „//faq”. */}
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Route>
    </Routes>
  );
};
