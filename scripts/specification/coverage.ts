import { sourceFiles, type SourceFile } from '../../tests/architecture/source-files.ts';
import { citationsIn, resolverOf, type Citation, type Cited } from './citations.ts';
import { outOfOrder, sectionsOf, type Requirement, type Section } from './requirements.ts';

/** Where one requirement lives, and which tests tell it. */
export interface Told {
  readonly requirement: Requirement;
  readonly livesIn: readonly string[];
  /** Production files that are about its heading, such as a chart. */
  readonly aboutIn: readonly string[];
  readonly toldBy: readonly string[];
}

export interface Coverage {
  readonly sections: readonly (Section & { readonly told: readonly Told[] })[];
  /** Citations of what does not exist. */
  readonly unknown: readonly Citation[];
  readonly outOfOrder: readonly string[];
}

const CODE = /^(?:src|contract|tutoring|server|scripts|tests)\/.*\.(?:tsx?|css)$/;
const PROSE = /^(?:docs\/.*|README|CONTRIBUTING)\.md$/;
export const REQUIREMENTS_PAGE = 'docs/specification/requirements.md';
/** Written from the citations, or about them: what stands there tells nothing. */
const OURS = new Set([
  REQUIREMENTS_PAGE,
  'tests/architecture/specification.test.ts',
  'tests/architecture/uncited-requirements.ts',
]);

const isTest = (file: string): boolean => file.startsWith('tests/');

/** The files that cite a requirement, by its id. */
type Index = ReadonlyMap<string, ReadonlySet<string>>;

const indexOf = (pairs: readonly (readonly [id: string, file: string])[]): Index => {
  const index = new Map<string, Set<string>>();
  for (const [id, file] of pairs.toSorted()) index.set(id, (index.get(id) ?? new Set()).add(file));
  return index;
};

/** Who cites what. */
export const coverageOf = (files: readonly SourceFile[]): Coverage => {
  const sections = sectionsOf(files);
  const resolve = resolverOf(sections);
  const citations = files
    .filter(({ file }) => !OURS.has(file))
    .flatMap(citationsIn)
    .map((citation) => ({ citation, named: resolve(citation.cited) }));
  const inCode = citations.filter(({ citation }) => CODE.test(citation.file));
  const pairs = (kind: keyof Cited) =>
    inCode.flatMap(({ citation: { file }, named }) => (named?.[kind] ?? []).map((id) => [id, file] as const));
  const [exact, about] = [indexOf(pairs('exactly')), indexOf(pairs('underHeading'))];
  const told = (requirement: Requirement): Told => {
    const citing = [...(exact.get(requirement.id) ?? [])];
    return {
      requirement,
      livesIn: citing.filter((file) => !isTest(file)),
      aboutIn: [...(about.get(requirement.id) ?? [])].filter((file) => !isTest(file)),
      toldBy: citing.filter(isTest),
    };
  };
  return {
    sections: sections.map((section) => ({ ...section, told: section.requirements.map(told) })),
    unknown: citations.filter(({ named }) => named === null).map(({ citation }) => citation),
    outOfOrder: outOfOrder(sections),
  };
};

/** The coverage of the repository as it stands. */
export const coverage = (): Coverage => coverageOf(sourceFiles(new RegExp(`${CODE.source}|${PROSE.source}`)));
