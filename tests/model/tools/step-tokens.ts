import { begin, follow, type Configuration, type Step } from './configuration.ts';
import { openSteps, type Exploration, type ModelInput } from './explore.ts';

/** Steps as one may write them in a command: each is looked for among what is open where it is taken. */
export interface WrittenWay {
  readonly input: ModelInput;
  readonly tokens: readonly string[];
}

/** What happens along a way, as far as it can be gone. */
export interface PlayedWay {
  readonly start: Configuration;
  readonly steps: readonly { readonly step: Step; readonly expected: Configuration }[];
}

const headOf = (step: Step): string => {
  switch (step.type) {
    case 'send':
      return step.event.type;
    case 'answer':
      return `${step.actorId} ${step.answer.kind}`;
    case 'wait':
      return `after ${step.timer}`;
    case 'pass':
      return `${step.ms} ms`;
  }
};

/** `pupil.knocked`, or `ask done #2`: the second of the answers that the model gives there. */
const tokensOf = (steps: readonly Step[]): readonly string[] => {
  const heads = steps.map(headOf);
  return heads.map((head, index) => {
    const earlier = heads.slice(0, index).filter((one) => one === head).length;
    return earlier === 0 ? head : `${head} #${earlier + 1}`;
  });
};

const openTokens = (
  { machine, model }: Exploration,
  now: Configuration,
): { steps: readonly Step[]; tokens: readonly string[] } => {
  const steps = openSteps(machine, model, now);
  return { steps, tokens: tokensOf(steps) };
};

const stepFor = (exploration: Exploration, now: Configuration, token: string): Step | undefined => {
  const ms = /^(\d+) ms$/.exec(token)?.[1];
  if (ms !== undefined) return { type: 'pass', ms: Number(ms) };
  const { steps, tokens } = openTokens(exploration, now);
  return steps[tokens.indexOf(token)];
};

/** Goes a way on the pure machine; where a token is not open it ends. */
export const play = (exploration: Exploration, { input, tokens }: WrittenWay): PlayedWay => {
  const start = begin(exploration.machine, input.value);
  const steps: { step: Step; expected: Configuration }[] = [];
  for (const token of tokens) {
    const now = steps.at(-1)?.expected ?? start;
    const step = stepFor(exploration, now, token);
    if (step === undefined) break;
    steps.push({ step, expected: follow(exploration.machine, now, step) });
  }
  return { start, steps };
};

/** The same steps in writing. */
export const writtenWay = (exploration: Exploration, input: ModelInput, { start, steps }: PlayedWay): WrittenWay => {
  const tokens = steps.map(({ step }, index) => {
    const now = steps[index - 1]?.expected ?? start;
    if (step.type === 'pass') return headOf(step);
    const open = openTokens(exploration, now);
    const same = JSON.stringify(step);
    return open.tokens[open.steps.findIndex((one) => JSON.stringify(one) === same)] ?? headOf(step);
  });
  return { input, tokens };
};

const ARROW = ' → ';

/** What stands in `REPLAY`. */
export const replayText = (name: string, { input, tokens }: WrittenWay): string =>
  `${name}${input.name === '' ? '' : ` (${input.name})`}: ${tokens.join(ARROW)}`;

/** The way that a text tells, if it is one of this model. */
export const wayIn = (text: string, name: string, inputs: readonly ModelInput[]): WrittenWay | undefined => {
  for (const input of inputs) {
    const head = replayText(name, { input, tokens: [] });
    if (text.startsWith(head))
      return {
        input,
        tokens: text
          .slice(head.length)
          .split(ARROW)
          .filter((token) => token !== ''),
      };
  }
  return undefined;
};
