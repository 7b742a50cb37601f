import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { HomePage } from '#ui/home/HomePage.tsx';
import { AppShell } from '#ui/shell/AppShell.tsx';
import { LoadingPage, NotFoundPage, NotYetPage } from '#ui/shell/StatePages.tsx';

const AssistantPage = lazy(async () => ({ default: (await import('#ui/learning/AssistantPage.tsx')).AssistantPage }));

/** Screens of the specification that are still to come. */
const NOT_YET = [
  '/account',
  '/egzaminy',
  '/exams',
  '/faq',
  '/fiszki/:id',
  '/google-registration',
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
  '/welcome',
] as const;

export const AppRoutes = () => (
  <Routes>
    <Route element={<AppShell />}>
      <Route index element={<HomePage />} />
      <Route
        path="/assistant"
        element={
          <Suspense fallback={<LoadingPage />}>
            <AssistantPage />
          </Suspense>
        }
      />
      {NOT_YET.map((path) => (
        <Route key={path} path={path} element={<NotYetPage />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </Routes>
);
