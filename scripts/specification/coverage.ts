import { sourceFiles, type SourceFile } from '../../tests/architecture/source-files.ts';
import { citationsIn, resolverOf, type Citation } from './citations.ts';
import { DECISIONS, outOfOrder, sectionsOf, type Requirement, type Section } from './requirements.ts';

/** Where one requirement lives, and which tests tell it. */
export interface Told {
  readonly requirement: Requirement;
  readonly livesIn: readonly string[];
  readonly toldBy: readonly string[];
}

export interface Coverage {
  readonly sections: readonly (Section & { readonly told: readonly Told[] })[];
  /** Citations of what does not exist. */
  readonly unknown: readonly Citation[];
  readonly outOfOrder: readonly string[];
}

const CODE = /^(?:src|contract|server|scripts|tests)\/.*\.(?:tsx?|css)$/;
const PROSE = /^(?:docs\/.*|README|CONTRIBUTING)\.md$/;
export const REQUIREMENTS_PAGE = 'docs/specification/requirements.md';
/** Written from the citations, or about them: what stands there tells nothing. */
const OURS = new Set([
  REQUIREMENTS_PAGE,
  'tests/architecture/specification.test.ts',
  'tests/architecture/uncited-requirements.ts',
]);

const isDecision = (cited: string): boolean => /^[DR]/.test(cited);
const isTest = (file: string): boolean => file.startsWith('tests/');

const told = (section: Section, files: ReadonlyMap<string, ReadonlySet<string>>): readonly Told[] =>
  section.requirements.map((requirement) => {
    const citing = [...(files.get(requirement.id) ?? [])].sort();
    return { requirement, livesIn: citing.filter((file) => !isTest(file)), toldBy: citing.filter(isTest) };
  });

/** Who cites what. Decisions count once their file is there. */
export const coverageOf = (files: readonly SourceFile[]): Coverage => {
  const sections = sectionsOf(files);
  const resolve = resolverOf(sections);
  const hasDecisions = files.some(({ file }) => file === DECISIONS);
  const citing = new Map<string, Set<string>>();
  const unknown: Citation[] = [];
  for (const citation of files.filter(({ file }) => !OURS.has(file)).flatMap(citationsIn)) {
    if (isDecision(citation.cited) && !hasDecisions) continue;
    const requirements = resolve(citation.cited);
    if (requirements === null) unknown.push(citation);
    else if (CODE.test(citation.file))
      for (const id of requirements) citing.set(id, (citing.get(id) ?? new Set()).add(citation.file));
  }
  return {
    sections: sections.map((section) => ({ ...section, told: told(section, citing) })),
    unknown,
    outOfOrder: outOfOrder(sections),
  };
};

/** The coverage of the repository as it stands. */
export const coverage = (): Coverage => coverageOf(sourceFiles(new RegExp(`${CODE.source}|${PROSE.source}`)));
