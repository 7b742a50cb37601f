import { z } from 'zod';
import { TRANSITIONS } from '../../tests/e2e/support/transitions.ts';

/** Where every run of Playwright leaves its report: see playwright.config.ts. */
export const REPORT_FILE = 'test-results/report.json';

/** The keys of the transitions that the tests of a run have caused, by the name of the test or of its group. */
export type Run = ReadonlyMap<string, ReadonlySet<string>>;

const attachment = z.object({ name: z.string(), body: z.string().optional() });
const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ results: z.array(z.object({ attachments: z.array(attachment) })) })),
});
type Spec = z.infer<typeof spec>;
interface Suite {
  readonly title: string;
  readonly specs: readonly Spec[];
  readonly suites?: readonly Suite[] | undefined;
}
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ title: z.string(), specs: z.array(spec), suites: z.array(suite).optional() }),
);
const report = z.object({ suites: z.array(suite) });
const keys = z.array(z.string());

const causedBy = ({ tests }: Spec): readonly string[] =>
  tests
    .flatMap(({ results }) => results)
    .flatMap(({ attachments }) => attachments)
    .filter(({ name }) => name === TRANSITIONS)
    .flatMap(({ body = '' }) => keys.parse(JSON.parse(Buffer.from(body, 'base64').toString('utf8'))));

/** Of a group the tests have one name: a tour's own has its length in it. */
const named = ({ specs, suites = [] }: Suite, group: string | null): readonly (readonly [string, Spec])[] => [
  ...specs.map((one) => [`${one.file} › ${group ?? one.title}`, one] as const),
  ...suites.flatMap((inner) => named(inner, group ?? inner.title)),
];

/** Reads Playwright's JSON report. */
export const runIn = (json: string): Run => {
  const run = new Map<string, Set<string>>();
  for (const [name, one] of report.parse(JSON.parse(json)).suites.flatMap((file) => named(file, null)))
    run.set(name, new Set([...(run.get(name) ?? []), ...causedBy(one)]));
  return run;
};
