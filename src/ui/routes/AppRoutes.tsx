import { Route, Routes } from 'react-router-dom';
import { HomePage } from '#ui/home/HomePage.tsx';
import { lazyPart, type LazyPart } from '#ui/lazy/lazy-part.tsx';
import { AppShell } from '#ui/shell/AppShell.tsx';
import { GuardedPage } from './GuardedPage.tsx';

const identity = async () => (await import('#composition/identity.module.ts')).identity;
const billing = async () => (await import('#composition/billing.module.ts')).billing;
const account = async () => (await Promise.all([identity(), billing()])).flat();
const NotYetPage = lazyPart(async () => (await import('#ui/navigation/NotYetPage.tsx')).NotYetPage);
const GatedPage = lazyPart(async () => (await import('./GatedPage.tsx')).GatedPage, billing);
const NotFoundPage = lazyPart(async () => (await import('#ui/navigation/NotFoundPage.tsx')).NotFoundPage);

const PaymentPage = lazyPart(async () => (await import('#ui/billing/purchase/PaymentPage.tsx')).PaymentPage, billing);
const PaymentSuccessPage = lazyPart(
  async () => (await import('#ui/billing/payment-result/PaymentSuccessPage.tsx')).PaymentSuccessPage,
  billing,
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
  '/faq': lazyPart(async () => (await import('#ui/support/faq/FaqPage.tsx')).FaqPage),
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

/** Screens of the specification that are still to come. */
const NOT_YET = ['/fiszki/:id', '/praktyka'] as const;

/** Behind the gate of paid plans. */
const GATED = ['/egzaminy', '/exams'] as const;

/** The part that stands at a path as a visitor finds it; null at home, which comes with the start. */
export const partAt = (path: string): LazyPart<object> | null => {
  if (path === '/') return null;
  const [, page] = Object.entries(PAGES).find(([one]) => one === path) ?? [];
  return page ?? (NOT_YET.some((one) => one === path) ? NotYetPage : NotFoundPage);
};

export const AppRoutes = () => (
  <Routes>
    <Route element={<AppShell />}>
      <Route element={<GuardedPage />}>
        <Route index element={<HomePage />} />
        {Object.entries(PAGES).map(([path, Page]) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        {GATED.map((path) => (
          <Route key={path} path={path} element={<GatedPage />} />
        ))}
        {NOT_YET.map((path) => (
          <Route key={path} path={path} element={<NotYetPage />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Route>
  </Routes>
);
