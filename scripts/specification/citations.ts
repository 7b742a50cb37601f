import type { SourceFile } from '../../tests/architecture/source-files.ts';
import type { Section } from './requirements.ts';

/** A place that names a requirement, a range of them, a section or a heading. */
export interface Citation {
  readonly file: string;
  readonly line: number;
  /** What is cited, in full: `S1 §a.b`, `S1 §a.b–a.c`, `S1 §a`, `S1 §a Heading`, `Da`, `Ra`. */
  readonly cited: string;
}

const PLACE = '\u00a7\\d+(?:\\.\\d+)?(?:[–/-]\\d+(?:\\.\\d+)?)?(?: [A-Z][^,;:()\\[\\]\'"`.|\\n]*)?';
const SENTENCES = new RegExp(`\\bS\\d (${PLACE}(?:(?:, | and | or )${PLACE})*)`, 'g');
const PLACES = new RegExp(PLACE, 'g');
const DECISIONS = /(?<![\w#.&/-])[DR]\d{1,2}(?![\w-])/g;

const inLine = (line: string): readonly string[] => [
  ...[...line.matchAll(SENTENCES)].flatMap(([whole, places]) =>
    [...(places ?? '').matchAll(PLACES)].map(([place]) => `${whole.slice(0, 2)} ${place.trim()}`),
  ),
  ...[...line.matchAll(DECISIONS)].map(([decision]) => decision),
];

export const citationsIn = ({ file, text }: SourceFile): readonly Citation[] =>
  text.split('\n').flatMap((line, index) => inLine(line).map((cited) => ({ file, line: index + 1, cited })));

const RANGE = /^(S\d \u00a7(\d+))\.(\d+)–\2\.(\d+)$/;
const IN_SECTION = /^(S\d \u00a7\d+)(?: (.+))?$/;

const idsOf = (cited: string): readonly string[] => {
  const [, section, , from, to] = RANGE.exec(cited) ?? [];
  if (section === undefined) return [cited];
  const length = Number(to) - Number(from) + 1;
  return length < 2 ? [cited] : Array.from({ length }, (_, index) => `${section}.${Number(from) + index}`);
};

/** The requirements that a citation names one by one, and those that stand under a heading that it names. */
export interface Cited {
  readonly exactly: readonly string[];
  readonly underHeading: readonly string[];
}

/** What a citation names, nothing for a whole section; null when there is no such thing. Of a heading the first words are enough. */
export const resolverOf = (sections: readonly Section[]): ((cited: string) => Cited | null) => {
  const known = new Set(sections.flatMap(({ requirements }) => requirements.map(({ id }) => id)));
  const byName = new Map(sections.map((section) => [section.name, section]));
  return (cited) => {
    const exactly = idsOf(cited);
    if (exactly.every((id) => known.has(id))) return { exactly, underHeading: [] };
    const [, name = '', words] = IN_SECTION.exec(cited) ?? [];
    const section = byName.get(name);
    if (section === undefined) return null;
    if (words === undefined || section.title === cited) return { exactly: [], underHeading: [] };
    const under = section.requirements.filter(({ heading }) => heading.startsWith(words)).map(({ id }) => id);
    return under.length === 0 ? null : { exactly: [], underHeading: under };
  };
};
