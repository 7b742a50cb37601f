import 'reflect-metadata';
import '#ui/design/base.css';
import { Container, ContainerModule } from 'inversify';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { machines } from '#composition/machines.module.ts';
import { TOKENS } from '#composition/tokens.ts';
import '#ui/identity/change-password/ChangePasswordDialog.tsx';
import '#ui/identity/delete-account/DeleteAccountDialog.tsx';
import { AccountPage } from '#ui/identity/account/AccountPage.tsx';
import { Services } from '#ui/services.tsx';
import { Toasts } from '#ui/support/toasts/Toasts.tsx';
import { accountWorld, type AccountScene } from './account-scenes.ts';

/** The account page with the real machines and a scripted world; its dialogs are here too, so that the page comes in one piece. */
const show = (scene: AccountScene, address: string) => {
  const world = accountWorld(scene);
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(
    machines,
    new ContainerModule(({ bind }) => {
      bind(TOKENS.clock).toConstantValue({ now: () => Date.now() });
      bind(TOKENS.identity).toConstantValue(world.identity);
      bind(TOKENS.users).toConstantValue(world.users);
      bind(TOKENS.accountCredentials).toConstantValue(world.accountCredentials);
      bind(TOKENS.accountDeletion).toConstantValue(world.accountDeletion);
      bind(TOKENS.personalData).toConstantValue(world.personalData);
      bind(TOKENS.downloads).toConstantValue(world.downloads);
      bind(TOKENS.trials).toConstantValue(world.trials);
      bind(TOKENS.subscriptions).toConstantValue({ current: async () => null });
      bind(TOKENS.commonPasswords).toConstantValue({ includes: async (password) => password === 'qwerty' });
      bind(TOKENS.googleSignIn).toConstantValue({ signIn: async () => null });
      bind(TOKENS.registrationLock).toConstantValue({ acquire: async () => true, release: () => undefined });
      bind(TOKENS.sessionCache).toConstantValue({ recall: () => null, keep: () => undefined, clear: () => undefined });
      bind(TOKENS.drafts).toConstantValue({
        read: () => '',
        keep: () => undefined,
        keepOnly: () => undefined,
        clear: () => undefined,
      });
      bind(TOKENS.conversations).toConstantValue({
        page: async () => ({ conversations: [], page: 1, hasNextPage: false }),
        find: async () => null,
      });
      bind(TOKENS.assistant).toConstantValue({ ask: () => Promise.reject(new Error('Nobody asks here.')) });
      bind(TOKENS.clientLogs).toConstantValue({ write: async () => undefined });
      bind(TOKENS.schoolYears).toConstantValue({
        current: async () => '2026-2027',
        enrolmentOf: async () => null,
        enrol: async () => undefined,
      });
    }),
  );
  container.get(TOKENS.app);
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
