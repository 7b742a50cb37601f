import { fromPromise } from 'xstate';
import { profileEditMachine } from '#domain/identity/profile-edit/profile-edit.machine.ts';
import type { Users } from '#application/ports/users.port.ts';

export const profileEditLogic = (users: Users) =>
  profileEditMachine.provide({
    actors: {
      updateProfile: fromPromise(({ input: { userId, change }, signal }) => users.update(userId, change, signal)),
    },
  });

export type ProfileEditLogic = ReturnType<typeof profileEditLogic>;
