import { basename } from 'node:path';
import type { SourceFile } from './source-files.ts';

/** A rule of the house: where it holds, and what offends it, one line each. */
export interface HouseRule {
  readonly holdsIn: (file: string) => boolean;
  readonly offences: (source: SourceFile) => readonly string[];
}

const linesWith =
  (pattern: RegExp) =>
  ({ text }: SourceFile): readonly string[] =>
    text
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => line.trim().slice(0, 120));

const under =
  (...folders: readonly string[]) =>
  (file: string): boolean =>
    folders.some((folder) => file.startsWith(folder));

const isCode = under('src/', 'contract/', 'tutoring/', 'server/', 'scripts/', 'tests/');

const KEBAB = '[a-z0-9]+(?:-[a-z0-9]+)*';
const NOUN_ROLE = new RegExp(`^${KEBAB}(?:\\.${KEBAB}){0,2}\\.tsx?$`);
const COMPONENT = /^[A-Z][A-Za-z0-9]*(?:\.test)?\.tsx$/;
/** Names that say nothing of what is inside. */
const HOLLOW = /(?:^|\.)(?:index|utils?|helpers?|common|misc)\.tsx?$/;
/** On the two inner floors a file plays one of these parts, or it is a word that they share. */
const INNER_ROLES: readonly (readonly [folder: string, name: RegExp])[] = [
  ['src/domain/', new RegExp(`^${KEBAB}(?:\\.(?:machine|setup|types|rules))?\\.ts$`)],
  ['src/application/ports/', new RegExp(`^${KEBAB}\\.port\\.ts$`)],
  ['src/application/', new RegExp(`^${KEBAB}\\.(?:port|logic|service|actor|connections)\\.ts$`)],
];

const isWellNamed = (file: string): boolean => {
  const name = basename(file);
  return (
    (NOUN_ROLE.test(name) || COMPONENT.test(name)) &&
    !HOLLOW.test(name) &&
    INNER_ROLES.every(([folder, role]) => !file.startsWith(folder) || role.test(name))
  );
};

/** Where Polish stands for a reason: what pupils read, and the words by which an assistant's refusal is known (S2 §8). */
const isPolishPlace = (file: string): boolean =>
  under('src/ui/texts/', 'tutoring/', 'server/tutor/model/', 'src/adapters/http/http-assistant.adapter.ts')(file) ||
  /^server\/(?:billing|identity|mail|support)\/.*\.texts\.ts$/.test(file);

/** What was once said here for a service, an action, a failed attempt, the state of a quiz, an evaluation or a page for those who are led away. */
const OWN_WORDS =
  /(?<![a-z])desk(?!top)|(?<!in)deed|mishap|setback|(?<![a-z])weighing|(?<![a-z])refuge|(?:quiz|answers|my)Standing/i;
/** The same for a mistake, a hint level, the setting of somebody, a substitute, a timeout and a redirect. */
const OWN_NAMES =
  /(?<![a-z])slips?\b|[a-z]Slips?\b|\brungs?\b|[a-z]Rungs?\b|\bmeet[A-Z]|\bstandIns?\b|stand-in|STAND_IN|[a-z]Patience\b|_PATIENCE\b|\bLED_/;

export const HOUSE_RULES: Readonly<Record<string, HouseRule>> = {
  'uses the words of the field': {
    holdsIn: (file) =>
      under('src/', 'contract/', 'server/', 'scripts/', 'tests/')(file) && !/illustrations\/|house-rules/.test(file),
    offences: (source) => [...linesWith(OWN_WORDS)(source), ...linesWith(OWN_NAMES)(source)],
  },
  'keeps Polish in the texts, and on the server in what the tutor, the shop and the letters say': {
    holdsIn: (file) => under('src/', 'contract/', 'tutoring/', 'server/')(file) && !isPolishPlace(file),
    offences: linesWith(/[ąćęłńóśźż]/iu),
  },
  'has no clock, chance, storage or browser in the domain and the teaching engine': {
    holdsIn: under('src/domain/', 'tutoring/'),
    offences: linesWith(
      /\b(?:Date\.now|new Date\(\)|Date\(\)|Math\.random|performance\.|crypto\.|localStorage|sessionStorage|indexedDB|document\.|window\.|navigator\.|globalThis|process\.|fetch\(|setTimeout|setInterval|queueMicrotask|console\.)/,
    ),
  },
  'times no test: the benchmarks do': {
    holdsIn: (file) => under('tests/')(file) && file !== 'tests/architecture/house-rules.ts',
    offences: linesWith(/\b(?:cpuUsage|hrtime|TaskDuration|schedstat)\b|expect\(.*\bperformance\.now\(/),
  },
  'has no default export': {
    holdsIn: (file) => isCode(file) && !file.endsWith('.d.ts'),
    offences: linesWith(/^\s*export default\b|^export \{[^}]*\bas default\b/),
  },
  'has no enum': { holdsIn: isCode, offences: linesWith(/^\s*(?:export )?(?:declare )?(?:const )?enum\b/) },
  'has no barrel': {
    holdsIn: isCode,
    offences: linesWith(/^\s*export (?:\*|type \*|\{[^}]*\}|type \{[^}]*\}).*\bfrom '/),
  },
  'has no interface that begins with I': { holdsIn: isCode, offences: linesWith(/\binterface I[A-Z][a-z]/) },
  'names its files noun.role.ts, and components in PascalCase': {
    holdsIn: isCode,
    offences: ({ file }) => (isWellNamed(file) ? [] : [file]),
  },
  // Newer browsers answer `scrollIntoView` with a promise, and React takes whatever an effect answers for the way to end it.
  'ends no effect with what a browser answers': {
    holdsIn: under('src/ui/'),
    offences: linesWith(/Effect\(\(\) => [\w.?]+\.\w+\(/),
  },
  // The first formatter of a language reads its data, which holds a phone up for a tenth of a second.
  'makes no formatter before there is something to format': {
    holdsIn: under('src/'),
    offences: linesWith(/^(?:export )?const [^=]*= new Intl\./),
  },
  'leaves nothing undone': {
    holdsIn: isCode,
    offences: linesWith(
      new RegExp(`\\b(?:${['TO', 'DO'].join('')}|${['FIX', 'ME'].join('')}|${['X', 'XX'].join('')})\\b`),
    ),
  },
};

const PLACES = ['work', 'root', 'Users'].join('|');
const REGISTRY = ['regis', 'try'].join('');
/** A registry's address, or a path that exists on somebody's own machine only. */
export const PRIVATE_PLACE = new RegExp(
  `(?:https?:)?//[\\w.-]*${REGISTRY}[\\w.-]*|\\b${REGISTRY}\\.[a-z]+\\.|(?<![\\w.@#/-])/(?:${PLACES})/[\\w.-]+|\\b[A-Z]:\\\\\\\\`,
);
