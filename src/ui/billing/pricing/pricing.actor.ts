import { createActorContext } from '@xstate/react';
import { pricingMachine } from '#domain/billing/pricing/pricing.machine.ts';

export const PricingActor = createActorContext(pricingMachine);
