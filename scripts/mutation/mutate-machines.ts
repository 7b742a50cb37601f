/** Does a model test notice when its machine changes? Lists the changes that none noticed. */
import { existsSync } from 'node:fs';
import { startVitest, type Reporter, type TestModule } from 'vitest/node';
import { machinesIn } from '../statecharts/machine-files.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly machineFile: string;
    readonly modelFile: string;
  }
}

const modelOf = (file: string): string =>
  file.replace(/^src\/domain\//, 'tests/model/').replace(/\.machine\.ts$/, '.model.test.ts');

interface Verdict {
  readonly name: string;
  readonly isSound: boolean;
  readonly survivors: readonly string[];
  readonly total: number;
}

const verdictOf = (module: TestModule): Verdict => {
  const suites = [...module.children.suites()];
  const isKilled = (suite: (typeof suites)[number]): boolean => suite.state() === 'failed';
  const mutants = suites.filter(({ name }) => name !== 'unchanged');
  return {
    name: module.project.name,
    isSound: module.errors().length === 0 && suites.some((suite) => suite.name === 'unchanged' && !isKilled(suite)),
    survivors: mutants.filter((suite) => !isKilled(suite)).map(({ name }) => name),
    total: mutants.length,
  };
};

/** Whether of each machine a share of `enough` is noticed; of those of these names, or of all. */
export const mutateMachines = async (wanted: readonly string[], enough: number): Promise<boolean> => {
  const machines = (await machinesIn('src/domain')).filter(
    ({ name, file }) => existsSync(modelOf(file)) && (wanted.length === 0 || wanted.includes(name)),
  );
  const unknown = wanted.filter((name) => !machines.some((machine) => machine.name === name));
  if (unknown.length > 0)
    throw new Error(`No machine with a model is called ${unknown.join(', ')}; a name is like payment-polling.`);

  const verdicts: Verdict[] = [];
  const quiet: Reporter = {
    onTestRunEnd: (modules) => {
      verdicts.push(...modules.map(verdictOf));
    },
  };

  const run = await startVitest('test', [], {
    config: false,
    watch: false,
    reporters: [quiet],
    dangerouslyIgnoreUnhandledErrors: true,
    onConsoleLog: () => false,
    projects: machines.map(({ name, file }) => ({
      test: {
        name,
        include: ['scripts/mutation/run-mutants.spec.ts'],
        provide: { machineFile: file, modelFile: modelOf(file) },
        env: { MODEL_PROOFS: 'brief', MODEL_STEPS: '500' },
      },
    })),
  });
  await run.close();

  for (const { name, isSound, survivors, total } of verdicts.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))) {
    const killed = total - survivors.length;
    console.log(
      `${name}: ${isSound ? `${killed} of ${total} noticed (${Math.floor((killed / total) * 100)} %)` : 'its own tests fail on the unchanged machine'}`,
    );
    if (isSound) for (const survivor of survivors) console.log(`  not noticed: ${survivor}`);
  }
  return (
    verdicts.length === machines.length &&
    verdicts.every(({ isSound, survivors, total }) => isSound && total - survivors.length >= enough * total)
  );
};
