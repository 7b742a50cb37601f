import { ContainerModule } from 'inversify';
import { browserSpeech } from '#adapters/browser/browser-speech.adapter.ts';
import { SPEECH } from './speech.tokens.ts';
import { wire } from './token.ts';

/** What every page loads on which something is read aloud. */
export const speech = new ContainerModule(({ bind }) => {
  wire(bind, SPEECH.speech, () => browserSpeech(() => window), []);
});
