/** Up to this length a screen reader may say a whole answer unasked. */
const SHORT = 160;

const HEADING = /^(?:#{1,6} +(?<heading>.+)|\*\*(?<bold>[^*]+)\*\*)$/m;

const spoken = (markdown: string): string =>
  markdown
    .replaceAll(/[*$`#]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Whether a text can be said as it stands; TeX with commands cannot. */
const isSayable = (text: string): boolean => text.length <= SHORT && !text.includes('\\');

/** What is said of an answer when it has come: a short one whole, of a longer one its heading or its first paragraph. */
export const gistOf = (answer: string): string => {
  const { heading, bold } = HEADING.exec(answer)?.groups ?? {};
  const candidates = [answer, heading ?? bold ?? '', answer.split('\n\n')[0] ?? ''];
  return candidates.map(spoken).find((text) => text !== '' && isSayable(text)) ?? '';
};
