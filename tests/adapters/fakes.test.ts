import { fakeAccountDeletion } from '../support/fakes/account-deletion.fake.ts';
import { fakeAssistant } from '../support/fakes/assistant.fake.ts';
import { fakeBackend, type FakeBackend } from '../support/fakes/backend.fake.ts';
import { fakeConversations } from '../support/fakes/conversations.fake.ts';
import { fakeClientLogs } from '../support/fakes/client-logs.fake.ts';
import { fakePersonalData } from '../support/fakes/personal-data.fake.ts';
import { fakeSchoolYears } from '../support/fakes/school-years.fake.ts';
import { fakeSubscriptions } from '../support/fakes/subscriptions.fake.ts';
import { fakeTrials } from '../support/fakes/trials.fake.ts';
import { fakeUsers } from '../support/fakes/users.fake.ts';
import { newcomer } from '../support/newcomer.ts';
import { describeBackend } from './contract/all-ports.contract.ts';
import type { World } from './contract/world.ts';

const worldIn = (backend: FakeBackend): World => {
  const person = newcomer();
  return {
    person,
    users: fakeUsers(backend, person),
    schoolYears: fakeSchoolYears(backend, person),
    subscriptions: fakeSubscriptions(backend, person),
    trials: fakeTrials(backend, person),
    assistant: fakeAssistant(backend, person),
    conversations: fakeConversations(backend, person),
    logs: fakeClientLogs(backend, person),
    accountDeletion: fakeAccountDeletion(backend, person),
    personalData: fakePersonalData(backend, person),
    signInAgain: () => {
      backend.logins.set(person.uid, backend.clock.now());
    },
    clock: backend.clock,
    neighbour: () => worldIn(backend),
  };
};

describeBackend('in memory', () => worldIn(fakeBackend()));
