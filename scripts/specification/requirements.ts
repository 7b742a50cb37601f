import type { SourceFile } from '../../tests/architecture/source-files.ts';

/** One numbered sentence of the specification, or one decision. */
export interface Requirement {
  /** As it is cited: `S1 §a.b`, `Da`, `Ra`. */
  readonly id: string;
  /** `S1 §a`, or `D` and `R` for the decisions. */
  readonly section: string;
  readonly number: number;
  readonly heading: string;
}

/** A section of the specification with its sentences, in their order. */
export interface Section {
  readonly name: string;
  readonly title: string;
  readonly requirements: readonly Requirement[];
}

const SENTENCES = /^docs\/specification\/s\d-\d-[a-z-]+\.md$/;
const DECISIONS = 'docs/specification/decisions.md';

const isSpecification = (file: string): boolean => SENTENCES.test(file) || file === DECISIONS;

const HEADING = /^(#{1,2}) (.*)$/;
const SENTENCE = /^- \*\*(S\d \u00a7\d+)\.(\d+)\*\* /;
const DECISION = /^- \*\*([DR])(\d+)\*\* /;

const requirementOf = (line: string, heading: string): Requirement | null => {
  const [, sentenceSection, sentenceNumber] = SENTENCE.exec(line) ?? [];
  if (sentenceSection !== undefined && sentenceNumber !== undefined) {
    const id = `${sentenceSection}.${sentenceNumber}`;
    return { id, section: sentenceSection, number: Number(sentenceNumber), heading };
  }
  const [, letter, number] = DECISION.exec(line) ?? [];
  return letter === undefined || number === undefined
    ? null
    : { id: `${letter}${number}`, section: letter, number: Number(number), heading };
};

/** The sections of the files of docs/specification that hold numbered sentences or decisions. */
export const sectionsOf = (files: readonly SourceFile[]): readonly Section[] => {
  const sections = new Map<string, { readonly title: string; readonly requirements: Requirement[] }>();
  for (const { text } of files.filter(({ file }) => isSpecification(file))) {
    let title = '';
    let heading = '';
    for (const line of text.split('\n')) {
      const [, level, words] = HEADING.exec(line) ?? [];
      if (words !== undefined && level === '#') title = words;
      else if (words !== undefined) heading = words;
      const requirement = requirementOf(line, heading);
      if (requirement === null) continue;
      const section = sections.get(requirement.section) ?? { title, requirements: [] };
      section.requirements.push(requirement);
      sections.set(requirement.section, section);
    }
  }
  return [...sections].map(([name, section]) => ({ name, ...section }));
};

/** The requirements whose number is not the one after their neighbour's; each section counts from 1. */
export const outOfOrder = (sections: readonly Section[]): readonly string[] =>
  sections.flatMap(({ requirements }) =>
    requirements
      .filter(({ number }, index) => number !== (requirements[index - 1]?.number ?? 0) + 1)
      .map(({ id }) => id),
  );
