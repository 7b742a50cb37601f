import { z } from 'zod';

const named = z.object({ name: z.string() });
const report = z.object({
  issues: z.array(z.object({ file: z.string() }).catchall(z.array(z.union([named, z.array(named)])))),
});

/** What knip's JSON report finds: a file by its name, what is unused of a file behind a `#`. */
export const unusedIn = (json: string): readonly string[] =>
  report
    .parse(JSON.parse(json))
    .issues.flatMap(({ file, ...kinds }) =>
      Object.entries(kinds).flatMap(([kind, found]) =>
        found.flat().map(({ name }) => (kind === 'files' ? name : `${file}#${name}`)),
      ),
    );

/** Where a list and what was found differ, one sentence each. */
export const differences = (parked: readonly string[], unused: readonly string[]): readonly string[] => [
  ...unused.filter((name) => !parked.includes(name)).map((name) => `production does not use ${name}`),
  ...parked
    .filter((name, index) => !unused.includes(name) || parked.indexOf(name) < index)
    .map((name) => `parked for nothing: ${name}`),
];
