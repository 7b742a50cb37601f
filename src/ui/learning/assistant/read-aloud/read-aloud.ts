import { useRef, useState, type RefObject } from 'react';
import { SPEECH } from '#composition/speech.tokens.ts';
import { useSilenceAfterwards } from '#ui/learning/voice.ts';
import { useService } from '#ui/services.tsx';
import type { SpokenSentence } from './spoken-sentences.writer.ts';

type Reading = 'silent' | 'speaking' | 'paused';

const MARK = 'read-aloud';

/** Marks the sentence that is spoken, in browsers that can do so without touching the page. Answers how to end that. */
const marked = (range: Range): (() => void) => {
  if (!('highlights' in CSS)) return () => {};
  const highlight = new Highlight(range);
  CSS.highlights.set(MARK, highlight);
  return () => {
    if (CSS.highlights.get(MARK) === highlight) CSS.highlights.delete(MARK);
  };
};

/**
 * Reads an answer aloud, sentence by sentence, until its end, a press, or until the pupil leaves.
 * After a pause the sentence begins again: browsers on phones cannot stop within one.
 */
export const useReadAloud = (answer: RefObject<HTMLElement | null>) => {
  const speech = useService(SPEECH.speech);
  const [reading, setReading] = useState<Reading>('silent');
  const sentences = useRef<readonly SpokenSentence[]>([]);
  const place = useRef(0);
  const current = useRef<AbortController | null>(null);
  const unmark = useRef(() => {});

  const cease = (then: Reading) => {
    current.current?.abort();
    current.current = null;
    if (then === 'silent') unmark.current();
    setReading(then);
  };
  const readOn = async (): Promise<void> => {
    const controller = new AbortController();
    current.current = controller;
    setReading('speaking');
    for (; place.current < sentences.current.length; place.current += 1) {
      const sentence = sentences.current[place.current];
      if (sentence === undefined) break;
      unmark.current();
      unmark.current = marked(sentence.range);
      if (!(await speech.say({ text: sentence.text, language: 'pl' }, controller.signal))) break;
    }
    // A pause or a stop has said already what is to be.
    if (current.current === controller) cease('silent');
  };
  const start = async (): Promise<void> => {
    const { spokenSentences } = await import('./spoken-sentences.writer.ts');
    if (answer.current === null) return;
    sentences.current = spokenSentences(answer.current);
    place.current = 0;
    await readOn();
  };

  useSilenceAfterwards(() => {
    current.current?.abort();
    unmark.current();
  });
  return {
    reading,
    start,
    pause: () => cease('paused'),
    resume: readOn,
    stop: () => cease('silent'),
  };
};
