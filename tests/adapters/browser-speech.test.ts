import { beforeEach, expect, it, vi } from 'vitest';
import { browserSpeech } from '#adapters/browser/browser-speech.adapter.ts';

type Voice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService'>;

const ZOSIA: Voice = { name: 'Zosia', lang: 'pl-PL', localService: true };
const REMOTE: Voice = { name: 'Remote', lang: 'pl_PL', localService: false };
const DANIEL: Voice = { name: 'Daniel', lang: 'en-GB', localService: true };

class Utterance extends EventTarget {
  readonly text: string;
  voice: Voice | null = null;
  lang = '';
  rate = 1;
  pitch = 1;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** A browser whose voice ends a text when the test says so. */
const speaking = (voices: Voice[]) => {
  let spoken: Utterance | null = null;
  const log: string[] = [];
  const speechSynthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak(utterance: Utterance) {
      spoken = utterance;
      log.push(`${utterance.voice?.name} ${utterance.lang}: ${utterance.text}`);
    },
    cancel() {
      const cut = spoken;
      spoken = null;
      cut?.dispatchEvent(new Event('error'));
    },
  });
  const page = { speechSynthesis, SpeechSynthesisUtterance: Utterance };
  return {
    log,
    voices,
    speechSynthesis,
    finish: () => spoken?.dispatchEvent(new Event('end')),
    speech: browserSpeech(() => page as never),
  };
};

const polish = (text: string) => ({ text, language: 'pl' as const });
const english = (text: string, speaker: number) => ({ text, language: 'en' as const, speaker });
const unaborted = () => new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('speaks Polish with a voice of the device, and says when it has ended', async () => {
  const { speech, log, finish } = speaking([DANIEL, REMOTE, ZOSIA]);
  const said = speech.say(polish('Dwa razy dwa.'), unaborted());
  await vi.waitFor(() => expect(log).toEqual(['Zosia pl-PL: Dwa razy dwa.']));
  finish();
  expect([await speech.hasVoice('pl'), await said]).toEqual([true, true]);
});

const MARTHA: Voice = { name: 'Martha', lang: 'en_GB', localService: true };
const ALBERT: Voice = { name: 'Albert', lang: 'en-US', localService: true };
const SAMANTHA: Voice = { name: 'Samantha', lang: 'en-US', localService: true };

/** Who says what of two who speak, and how high. */
const heard = async (voices: Voice[]) => {
  const { speech, speechSynthesis, finish } = speaking(voices);
  const spoken: unknown[] = [];
  const { speak } = speechSynthesis;
  speechSynthesis.speak = (utterance) => {
    spoken.push([utterance.voice?.name, utterance.lang, utterance.pitch]);
    speak(utterance);
    finish();
  };
  await speech.say(english('Good morning.', 0), unaborted());
  await speech.say(english('Good evening.', 1), unaborted());
  return spoken;
};

it('speaks English with the voices of one accent, or with one voice at two pitches, and with none that is a joke', async () => {
  expect([await heard([ZOSIA, ALBERT, SAMANTHA, DANIEL, MARTHA]), await heard([ALBERT, SAMANTHA, ZOSIA])]).toEqual([
    [
      ['Daniel', 'en-GB', 1],
      ['Martha', 'en-GB', 1],
    ],
    [
      ['Samantha', 'en-US', 1],
      ['Samantha', 'en-US', 0.75],
    ],
  ]);
  const silent = speaking([ALBERT, ZOSIA]).speech.hasVoice('en');
  await vi.runAllTimersAsync();
  expect(await silent).toBe(false);
});

it('has no voice where none is Polish, and says nothing', async () => {
  const { speech, log } = speaking([DANIEL]);
  const [hasVoice, said] = [speech.hasVoice('pl'), speech.say(polish('Dwa.'), unaborted())];
  await vi.runAllTimersAsync();
  expect([await hasVoice, await said, log]).toEqual([false, false, []]);
});

it('has none in a browser that cannot speak', async () => {
  const speech = browserSpeech(() => ({}) as never);
  expect([await speech.hasVoice('pl'), await speech.say(polish('Dwa.'), unaborted())]).toEqual([false, false]);
});

it('waits for voices that come late', async () => {
  const { speech, voices, speechSynthesis } = speaking([]);
  const hasVoice = speech.hasVoice('pl');
  voices.push(ZOSIA);
  speechSynthesis.dispatchEvent(new Event('voiceschanged'));
  expect(await hasVoice).toBe(true);
});

it('ends what is being said when it is told to stop, or to say something else', async () => {
  const { speech, log } = speaking([ZOSIA]);
  const controller = new AbortController();
  const first = speech.say(polish('Raz.'), unaborted());
  await vi.waitFor(() => expect(log.length).toBe(1));
  const second = speech.say(polish('Dwa.'), controller.signal);
  await vi.waitFor(() => expect(log.length).toBe(2));
  controller.abort();
  expect([await first, await second]).toEqual([false, false]);
});
