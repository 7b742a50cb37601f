import { createActorContext } from '@xstate/react';
import { ownCardsMachine } from '#domain/learning/own-cards/own-cards.machine.ts';

/** The pupil's own cards on the page. */
export const OwnCardsActor = createActorContext(ownCardsMachine);
