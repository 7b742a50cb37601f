import '#ui/design/base.css';
import { ContainerModule } from 'inversify';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { composeApplication, loadOnce } from '#composition/container.ts';
import { CORE } from '#composition/core.tokens.ts';
import { identity } from '#composition/identity.module.ts';
import { IDENTITY } from '#composition/identity.tokens.ts';
import '#ui/identity/change-password/ChangePasswordDialog.tsx';
import '#ui/identity/delete-account/DeleteAccountDialog.tsx';
import { AccountPage } from '#ui/identity/account/AccountPage.tsx';
import { Services } from '#ui/services.tsx';
import { Toasts } from '#ui/support/toasts/Toasts.tsx';
import { accountWorld, type AccountScene } from './account-scenes.ts';

/** The account page with the real machines and a scripted world; its dialogs are here too, so that the page comes in one piece. */
const show = (scene: AccountScene, address: string) => {
  const world = accountWorld(scene);
  const container = composeApplication();
  loadOnce(container, identity);
  container.load(
    new ContainerModule(({ rebind }) => {
      rebind(CORE.identity).toConstantValue(world.identity);
      rebind(CORE.users).toConstantValue(world.users);
      rebind(IDENTITY.accountCredentials).toConstantValue(world.accountCredentials);
      rebind(IDENTITY.accountDeletion).toConstantValue(world.accountDeletion);
      rebind(IDENTITY.personalData).toConstantValue(world.personalData);
      rebind(IDENTITY.downloads).toConstantValue(world.downloads);
      rebind(CORE.trials).toConstantValue(world.trials);
      rebind(CORE.subscriptions).toConstantValue({ current: async () => null });
      rebind(IDENTITY.commonPasswords).toConstantValue({ includes: async (password) => password === 'qwerty' });
      rebind(CORE.googleSignIn).toConstantValue({ signIn: async () => null });
      rebind(IDENTITY.registrationLock).toConstantValue({ acquire: async () => true, release: () => undefined });
      rebind(CORE.sessionCache).toConstantValue({
        isEmpty: () => true,
        recallLatest: async () => null,
        recall: async () => null,
        keep: () => undefined,
        clear: () => undefined,
      });
      rebind(CORE.drafts).toConstantValue({
        read: () => '',
        keep: () => undefined,
        keepOnly: () => undefined,
        clear: () => undefined,
      });
      rebind(IDENTITY.clientLogs).toConstantValue({ write: async () => undefined });
      rebind(IDENTITY.schoolYears).toConstantValue({
        current: async () => '2026-2027',
        enrolmentOf: async () => null,
        enrol: async () => undefined,
      });
    }),
  );
  container.get(CORE.app);
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
