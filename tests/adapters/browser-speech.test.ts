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

const unaborted = () => new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('speaks Polish with a voice of the device, and says when it has ended', async () => {
  const { speech, log, finish } = speaking([DANIEL, REMOTE, ZOSIA]);
  const said = speech.say('Dwa razy dwa.', unaborted());
  await vi.waitFor(() => expect(log).toEqual(['Zosia pl-PL: Dwa razy dwa.']));
  finish();
  expect([await speech.hasVoice(), await said]).toEqual([true, true]);
});

it('has no voice where none is Polish, and says nothing', async () => {
  const { speech, log } = speaking([DANIEL]);
  const [hasVoice, said] = [speech.hasVoice(), speech.say('Dwa.', unaborted())];
  await vi.runAllTimersAsync();
  expect([await hasVoice, await said, log]).toEqual([false, false, []]);
});

it('has none in a browser that cannot speak', async () => {
  const speech = browserSpeech(() => ({}) as never);
  expect([await speech.hasVoice(), await speech.say('Dwa.', unaborted())]).toEqual([false, false]);
});

it('waits for voices that come late', async () => {
  const { speech, voices, speechSynthesis } = speaking([]);
  const hasVoice = speech.hasVoice();
  voices.push(ZOSIA);
  speechSynthesis.dispatchEvent(new Event('voiceschanged'));
  expect(await hasVoice).toBe(true);
});

it('ends what is being said when it is told to stop, or to say something else', async () => {
  const { speech, log } = speaking([ZOSIA]);
  const controller = new AbortController();
  const first = speech.say('Raz.', unaborted());
  await vi.waitFor(() => expect(log.length).toBe(1));
  const second = speech.say('Dwa.', controller.signal);
  await vi.waitFor(() => expect(log.length).toBe(2));
  controller.abort();
  expect([await first, await second]).toEqual([false, false]);
});
