import { Container, ContainerModule } from 'inversify';
import type { Assistant } from '#application/ports/assistant.port.ts';
import type { Conversations } from '#application/ports/conversations.port.ts';
import { machines } from '#composition/machines.module.ts';
import { TOKENS } from '#composition/tokens.ts';
import type { AccountWorld } from './account-scenes.ts';

interface Lessons {
  readonly assistant: Assistant;
  readonly conversations: Conversations;
}

const NO_LESSONS: Lessons = {
  assistant: { ask: () => Promise.reject(new Error('Nobody asks here.')) },
  conversations: {
    page: async () => ({ conversations: [], page: 1, hasNextPage: false }),
    find: async () => null,
  },
};

/** The real machines in a scripted world, begun. */
export const pageContainer = (world: AccountWorld, lessons: Lessons = NO_LESSONS): Container => {
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
      bind(TOKENS.toldTrialEnds).toConstantValue({ claim: () => true });
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
      bind(TOKENS.conversations).toConstantValue(lessons.conversations);
      bind(TOKENS.assistant).toConstantValue(lessons.assistant);
      bind(TOKENS.clientLogs).toConstantValue({ write: async () => undefined });
      bind(TOKENS.schoolYears).toConstantValue({
        current: async () => '2026-2027',
        enrolmentOf: async () => null,
        enrol: async () => undefined,
      });
    }),
  );
  container.get(TOKENS.app);
  return container;
};
