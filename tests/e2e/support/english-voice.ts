declare global {
  interface Window {
    readonly said: readonly string[];
  }
}

/** Gives a browser without voices an English one, which says everything at once. */
export const giveEnglishVoice = (): void => {
  const said: string[] = [];
  class Utterance extends EventTarget {
    readonly text: string;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }
  const speechSynthesis = Object.assign(new EventTarget(), {
    getVoices: () => [{ name: 'Daniel', lang: 'en-GB', localService: true }],
    speak(utterance: Utterance) {
      said.push(utterance.text);
      queueMicrotask(() => utterance.dispatchEvent(new Event('end')));
    },
    cancel() {},
  });
  for (const [name, value] of Object.entries({ said, speechSynthesis, SpeechSynthesisUtterance: Utterance }))
    Object.defineProperty(window, name, { value, configurable: true });
};
