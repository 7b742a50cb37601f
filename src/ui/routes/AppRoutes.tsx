import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { HomePage } from '#ui/home/HomePage.tsx';
import { AppShell } from '#ui/shell/AppShell.tsx';
import { NotFoundPage, NotYetPage } from '#ui/navigation/StatePages.tsx';
import { GuardedPage } from './GuardedPage.tsx';

const AccountPage = lazy(async () => ({ default: (await import('#ui/identity/account/AccountPage.tsx')).AccountPage }));
const CompletionPage = lazy(async () => ({
  default: (await import('#ui/identity/profile-completion/CompletionPage.tsx')).CompletionPage,
}));
const WelcomePage = lazy(async () => ({ default: (await import('#ui/identity/welcome/WelcomePage.tsx')).WelcomePage }));
const AssistantPage = lazy(async () => ({
  default: (await import('#ui/learning/assistant/AssistantPage.tsx')).AssistantPage,
}));

/** Screens of the specification that are still to come. */
const NOT_YET = [
  '/egzaminy',
  '/exams',
  '/faq',
  '/fiszki/:id',
  '/kontakt',
  '/payment/cancel',
  '/payment/method-selection',
  '/payment/processing',
  '/payment/success',
  '/polityka-prywatnosci',
  '/praktyka',
  '/pricing',
  '/subscriptions/success',
  '/upgrade',
  '/ustawienia-cookies',
  '/warunki-uzytkowania',
] as const;

export const AppRoutes = () => (
  <Routes>
    <Route element={<AppShell />}>
      <Route element={<GuardedPage />}>
        <Route index element={<HomePage />} />
        <Route path="/account" element={<AccountPage />} />
        <Route path="/assistant" element={<AssistantPage />} />
        <Route path="/google-registration" element={<CompletionPage />} />
        <Route path="/welcome" element={<WelcomePage />} />
        {NOT_YET.map((path) => (
          <Route key={path} path={path} element={<NotYetPage />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Route>
  </Routes>
);
