import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { composeApplication } from '#composition/container.ts';
import { Services } from '#ui/services.tsx';
import { CookieSettingsPage } from '#ui/support/cookie-consent/CookieSettingsPage.tsx';

it('the cookie settings can be prerendered: they ask nothing of the browser and claim nothing about an answer', () => {
  const page = renderToString(
    <Services container={composeApplication()} isPrerendered>
      <CookieSettingsPage />
    </Services>,
  );
  const told = ['Jeszcze bez odpowiedzi', 'Odpowiedź zapisana', 'Wyłączona', 'Włączona', 'Ustawienia cookies', '…'];
  expect(told.filter((words) => page.includes(words))).toEqual(['Ustawienia cookies', '…']);
});
