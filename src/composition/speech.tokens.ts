import type { Speech } from '#application/ports/speech.port.ts';
import { token } from './token.ts';

export const SPEECH = { speech: token<Speech>('Speech') } as const;
