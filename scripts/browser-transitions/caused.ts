import { z } from 'zod';
import { TRANSITIONS } from '../../tests/e2e/support/transitions.ts';
import { transitionsOf } from '../statecharts/chart.ts';
import type { MachineFile } from '../statecharts/machine-files.ts';
import { transitionInWords } from '../statecharts/words.ts';

const attachment = z.object({ name: z.string(), body: z.string().optional() });
const spec = z.object({
  tests: z.array(z.object({ results: z.array(z.object({ attachments: z.array(attachment) })) })),
});
interface Suite {
  readonly specs: readonly z.infer<typeof spec>[];
  readonly suites?: readonly Suite[] | undefined;
}
const suite: z.ZodType<Suite> = z.lazy(() => z.object({ specs: z.array(spec), suites: z.array(suite).optional() }));
const report = z.object({ suites: z.array(suite) });
const keys = z.array(z.string());

const specsIn = ({ specs, suites = [] }: Suite): readonly z.infer<typeof spec>[] => [
  ...specs,
  ...suites.flatMap(specsIn),
];

/** Keys of all transitions that the tests of a run have caused, from Playwright's JSON report. */
export const causedIn = (json: string): ReadonlySet<string> =>
  new Set(
    report
      .parse(JSON.parse(json))
      .suites.flatMap(specsIn)
      .flatMap(({ tests }) => tests)
      .flatMap(({ results }) => results)
      .flatMap(({ attachments }) => attachments)
      .filter(({ name }) => name === TRANSITIONS)
      .flatMap(({ body = '' }) => keys.parse(JSON.parse(Buffer.from(body, 'base64').toString('utf8')))),
  );

const count = (all: readonly { readonly key: string }[], caused: ReadonlySet<string>): string =>
  `${all.filter(({ key }) => caused.has(key)).length} of ${all.length}`;

/** What of the machines was caused in a browser, and what a pupil can do there and no test did. */
export const causedInWords = (
  machines: readonly Pick<MachineFile, 'name' | 'machine'>[],
  caused: ReadonlySet<string>,
): readonly string[] => {
  const charts = machines.map(({ name, machine }) => {
    const all = transitionsOf(machine);
    return { name, all, pupils: all.filter(({ eventType }) => eventType.startsWith('pupil.')) };
  });
  const missing = charts.flatMap(({ name, pupils }) => {
    const missed = pupils.filter(({ key }) => !caused.has(key));
    return missed.length === 0
      ? []
      : [`  ${name}: ${count(pupils, caused)}`, ...missed.map((one) => `    ${transitionInWords(one)}`)];
  });
  const pupils = charts.flatMap((chart) => chart.pupils);
  const all = charts.flatMap((chart) => chart.all);
  return [
    `transitions caused in a browser: ${count(pupils, caused)} that a pupil can cause, ${count(all, caused)} of all kinds${missing.length === 0 ? '' : '; missing:'}`,
    ...missing,
  ];
};
