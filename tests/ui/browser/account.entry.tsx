import '#ui/design/base.css';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import '#ui/billing/cancel-subscription/CancelSubscriptionDialog.tsx';
import '#ui/identity/change-password/ChangePasswordDialog.tsx';
import '#ui/identity/delete-account/DeleteAccountDialog.tsx';
import { AccountPage } from '#ui/identity/account/AccountPage.tsx';
import { Services } from '#ui/services.tsx';
import { Toasts } from '#ui/support/toasts/Toasts.tsx';
import { accountWorld, type AccountScene } from './account-scenes.ts';
import { pageContainer } from './page-container.ts';

/** The account page with the real machines and a scripted world; its dialogs are here too, so that the page comes in one piece. */
const show = (scene: AccountScene, address: string) => {
  const container = pageContainer(accountWorld(scene));
  const host = document.getElementById('root');
  if (host === null) throw new Error('The page has no root');
  createRoot(host).render(
    <Services container={container}>
      <MemoryRouter initialEntries={[address]}>
        <main>
          <Routes>
            <Route index element={<h1>Home</h1>} />
            <Route path="/account" element={<AccountPage />} />
          </Routes>
        </main>
        <Toasts />
      </MemoryRouter>
    </Services>,
  );
};

declare global {
  interface Window {
    showAccount: typeof show;
  }
}
window.showAccount = show;
