import { fakeBackend, type FakeBackend } from '../support/fakes/backend.fake.ts';
import { newcomer } from '../support/newcomer.ts';
import { BACKEND_PORTS, describeBackend, portsFrom } from './contract/backend.contract.ts';
import type { World } from './contract/world.ts';

const worldIn = (backend: FakeBackend): World => {
  const person = newcomer();
  return {
    person,
    ...portsFrom((name) => BACKEND_PORTS[name].fake(backend, person)),
    signInAgain: () => {
      backend.logins.set(person.uid, backend.clock.now());
    },
    clock: backend.clock,
    neighbour: () => worldIn(backend),
  };
};

describeBackend('in memory', () => worldIn(fakeBackend()));
