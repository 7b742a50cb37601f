import { profileCompletionMachine } from '#domain/identity/profile-completion/profile-completion.machine.ts';

export const profileCompletionLogic = () => profileCompletionMachine;

export type ProfileCompletionLogic = ReturnType<typeof profileCompletionLogic>;
