import type { VoiceLanguage } from '#domain/learning/spoken-words.types.ts';

type Voice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService'>;

/** The accents that are heard at school, the preferred one first. */
const ACCENTS: Readonly<Record<VoiceLanguage, readonly string[]>> = {
  pl: ['pl-pl'],
  en: ['en-gb', 'en-us'],
  de: ['de-de'],
};

/** Voices of macOS that sing, whisper or croak: they stand first in its list. */
const JOKES = new Set(
  'Albert,Bad News,Bahh,Bells,Boing,Bubbles,Cellos,Deranged,Fred,Good News,Hysterical,Jester,Junior,Kathy,Organ,Pipe Organ,Ralph,Superstar,Trinoids,Whisper,Wobble,Zarvox'.split(
    ',',
  ),
);

const tagOf = ({ lang }: Voice): string => lang.replace('_', '-').toLowerCase();

/** Those that speak a language, all with one accent, of the device before those that send the text elsewhere. */
export const voicesFor = <Found extends Voice>(voices: readonly Found[], language: VoiceLanguage): readonly Found[] => {
  const speaking = voices.filter((voice) => tagOf(voice).split('-')[0] === language && !JOKES.has(voice.name));
  const rank = (voice: Found): number => {
    const place = ACCENTS[language].indexOf(tagOf(voice));
    return (voice.localService ? 0 : 10) + (place < 0 ? ACCENTS[language].length : place);
  };
  const best = Math.min(...speaking.map(rank));
  return speaking.filter((voice) => rank(voice) === best);
};
