import type { SpokenWords } from '#domain/learning/spoken-words.types.ts';
import type { Recording } from '#domain/learning/exam-sheet.types.ts';

/** A recording sentence by sentence, since some voices fall silent within a long text. Whoever announces has the voice of the first who speaks. */
export const spokenWords = ({ language, lines }: Recording): readonly SpokenWords[] => {
  const speakers = [...new Set(lines.map(({ speaker }) => speaker).filter((name) => name !== ''))];
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' });
  return lines.flatMap(({ speaker, text }) =>
    Array.from(sentences.segment(text), ({ segment }) => ({
      text: segment.trim(),
      language,
      speaker: Math.max(0, speakers.indexOf(speaker)),
    })),
  );
};
