import type { AuthUser, RegistrationDetails } from '#domain/identity/user.types.ts';
import type { Question } from '#domain/learning/assistant/assistant.types.ts';
import type { AssistantMode } from '#domain/learning/conversation.types.ts';
import type { TestClock } from '../../support/test-clock.ts';
import type { BackendPorts } from './backend.contract.ts';

/** The backend as one person sees it who has just signed in for the first time. */
export interface World extends BackendPorts {
  readonly person: AuthUser;
  /** The backend's time: noon of the first of September 2026 at first. */
  readonly clock: TestClock;
  /** The person proves anew who they are; so far they have at the beginning only. */
  signInAgain(): void;
  /** The same backend as somebody else sees it. */
  neighbour(): World;
}

export type OpenWorld = () => World;

export const ALA: RegistrationDetails = {
  firstName: 'Ala',
  classId: 10,
  isTermsAccepted: true,
  marketingConsent: false,
  isUnder16: false,
  guardianConsent: false,
  guardianEmail: null,
};

/** A younger Ala, whose mother agrees. */
export const LITTLE_ALA: RegistrationDetails = {
  ...ALA,
  isUnder16: true,
  guardianConsent: true,
  guardianEmail: 'mama@example.test',
};

/** A world whose person has registered. */
export const registered = async (world: World, details: RegistrationDetails = ALA): Promise<World> => {
  await world.users.add(world.person, details);
  return world;
};

let questions = 0;

export const questionOf = (
  { person }: World,
  prompt: string,
  change: Partial<Question> & { readonly mode?: AssistantMode } = {},
): Question => ({
  mode: 'tutor',
  userId: person.uid,
  prompt,
  attachments: [],
  history: [],
  conversationId: null,
  classId: null,
  idempotencyKey: `question-${(questions += 1)}`,
  ...change,
});
