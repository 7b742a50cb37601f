import { createActorContext } from '@xstate/react';
import { generatorMachine } from '#domain/learning/generator/generator.machine.ts';

export const GeneratorActor = createActorContext(generatorMachine);
