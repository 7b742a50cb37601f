import { citationsIn, resolverOf } from '../specification/citations.ts';
import { coverage, type Coverage, type Told } from '../specification/coverage.ts';
import { sourceFiles } from '../../tests/architecture/source-files.ts';

/** The specification, sentence by sentence, and who tells it. */
export interface Sentences {
  readonly textOf: (id: string) => string;
  /** The sentences that a text cites one by one. */
  readonly citedIn: (text: string) => readonly string[];
  /** What the files of a folder are about, or cite. */
  readonly of: (folder: string) => readonly Told[];
  readonly sections: Coverage['sections'];
}

const SENTENCE = /^- \*\*((?:S\d §\d+\.\d+|[DR]\d+))\*\* (.*)$/gm;

export const readSentences = (): Sentences => {
  const texts = new Map(
    sourceFiles(/^docs\/specification\/(?:s\d-\d-[a-z-]+|decisions)\.md$/).flatMap(({ text }) =>
      [...text.matchAll(SENTENCE)].map(
        ([, id = '', sentence = '']) =>
          [id, sentence.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/ \(page\)/g, '')] as const,
      ),
    ),
  );
  const { sections } = coverage();
  const resolve = resolverOf(sections);
  // The name of a scenario is asked for every sentence.
  const known = new Map<string, readonly string[]>();
  const told = sections.flatMap((section) => section.told);
  return {
    sections,
    textOf: (id) => texts.get(id) ?? '',
    citedIn: (text) => {
      const found = known.get(text) ?? [
        ...new Set(citationsIn({ file: '', text }).flatMap(({ cited }) => resolve(cited)?.exactly ?? [])),
      ];
      known.set(text, found);
      return found;
    },
    of: (folder) =>
      told.filter(({ livesIn, aboutIn }) => [...livesIn, ...aboutIn].some((file) => file.startsWith(`${folder}/`))),
  };
};
