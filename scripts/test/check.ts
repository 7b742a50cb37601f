import { spawn } from 'node:child_process';
import { tallyOfCheck, type Tally } from './tally.ts';

export interface Check {
  readonly title: string;
  /** As one types it; npm knows where the packages' commands are. */
  readonly run: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly tally?: (hasSucceeded: boolean) => Tally;
}

/** A log is read as text: no colours where nobody watches. */
const plainOutput: NodeJS.ProcessEnv = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };

export const headed = (title: string): string => `\n── ${title} ${'─'.repeat(Math.max(3, 76 - title.length))}`;

interface Outcome {
  readonly hasSucceeded: boolean;
  readonly output: string;
}

/** Runs a check and keeps all that it says, in the order in which it says it, or lets it speak for itself. */
const outcomeOf = ({ run, environment }: Check, isHeard: boolean): Promise<Outcome> =>
  new Promise((resolve) => {
    const child = spawn(run, {
      shell: true,
      stdio: ['ignore', ...(isHeard ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const))],
      env: { ...process.env, ...plainOutput, ...environment },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.once('error', (error) => resolve({ hasSucceeded: false, output: error.message }));
    child.once('close', (code) => resolve({ hasSucceeded: code === 0, output }));
  });

const counted = async (check: Check, isHeard: boolean): Promise<{ readonly tally: Tally; readonly said: string }> => {
  const startedAt = performance.now();
  const { hasSucceeded, output } = await outcomeOf(check, isHeard);
  const tally = check.tally?.(hasSucceeded) ?? tallyOfCheck(hasSucceeded);
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  const sum = `${check.title}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`;
  return { tally, said: [output.trimEnd(), sum].filter((part) => part !== '').join('\n') };
};

/** Side by side: each is told whole, under its heading, once it has ended. */
const runTogether = (checks: readonly Check[]): Promise<readonly Tally[]> =>
  Promise.all(
    checks.map(async (check) => {
      const { tally, said } = await counted(check, false);
      console.log(`${headed(check.title)}\n${said}`);
      return tally;
    }),
  );

/** Alone: told while it runs. */
const runAlone = async (check: Check): Promise<readonly Tally[]> => {
  console.log(headed(check.title));
  const { tally, said } = await counted(check, true);
  console.log(said);
  return [tally];
};

/** Checks that may run at the same time. */
export const runChecks = (checks: readonly Check[]): Promise<readonly Tally[]> => {
  const [first, ...others] = checks;
  return first !== undefined && others.length === 0 ? runAlone(first) : runTogether(checks);
};
