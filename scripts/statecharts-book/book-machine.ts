import type { AnyStateMachine } from 'xstate';
import { pathOf, statesOf, transitionsOf, type ChartTransition } from '../statecharts/chart.ts';
import type { MachineFile } from '../statecharts/machine-files.ts';
import { guardCell, seenBy, titleOf } from '../statecharts/page.ts';
import { actionsInWords, happeningInWords, inWords } from '../statecharts/words.ts';
import type { BookMachine, BookScenario, BookState, BookTransition } from './book.types.ts';
import type { BrowserEvidence } from './browser.ts';
import { following } from './client/following.rules.ts';
import { domainOf, entriesOf, leavesAt } from './entries.ts';
import type { ReadModel } from './models/model-files.ts';
import { scenariosOf } from './scenarios.ts';
import { picturesOf } from './screens.ts';
import type { Sentences } from './sentences.ts';

const millisecondsOf = ({ eventType, source }: ChartTransition): number => {
  const [, delay = ''] = /^xstate\.after\.([^.]+)\./.exec(eventType) ?? [];
  const length: unknown = source.machine.implementations.delays[delay] ?? Number(delay);
  return typeof length === 'number' && Number.isFinite(length) ? length : 0;
};

/** The sentences of the one constant that is as long as the wait. */
const citedByNumber = (milliseconds: number, { constants }: MachineFile, { citedIn }: Sentences): readonly string[] => {
  const [constant, ...others] = constants.filter(({ value }) => milliseconds > 0 && value === milliseconds);
  return constant === undefined || others.length > 0 ? [] : citedIn(constant.meaning);
};

const statesFor = (name: string, machine: AnyStateMachine): readonly BookState[] => {
  const nodes = statesOf(machine);
  return nodes.map((node) => ({
    path: pathOf(node),
    words: pathOf(node).split('.').map(inWords).join(', '),
    description: node.description ?? '',
    parent: node.parent === undefined ? -1 : nodes.indexOf(node.parent),
    leaves: leavesAt(node).map((leaf) => nodes.indexOf(leaf)),
    pictures: picturesOf(name, pathOf(node)),
  }));
};

const transitionsFor = (
  file: MachineFile,
  scenarios: readonly BookScenario[],
  sentences: Sentences,
  evidence: BrowserEvidence,
): readonly BookTransition[] => {
  const nodes = statesOf(file.machine);
  return transitionsOf(file.machine).map((transition, index) => {
    const { definition, source } = transition;
    const milliseconds = millisecondsOf(transition);
    const domain = domainOf(definition);
    // The shortest one is the most about it.
    const telling = scenarios
      .filter(({ kind, steps }) => kind === 'told' && steps.some(({ taken }) => taken.includes(index)))
      .toSorted((a, b) => a.steps.length - b.steps.length);
    return {
      source: nodes.indexOf(source),
      targets: (definition.target ?? []).map((target) => nodes.indexOf(target)),
      happening: happeningInWords(transition),
      guard: guardCell(transition),
      note: seenBy(transition),
      actions: actionsInWords(definition),
      milliseconds,
      domain: domain === undefined ? -1 : nodes.indexOf(domain),
      enters: entriesOf(definition).map((node) => nodes.indexOf(node)),
      inBrowser: evidence(file.name, transition),
      cites: [
        ...new Set([
          ...sentences.citedIn(seenBy(transition)),
          ...citedByNumber(milliseconds, file, sentences),
          ...telling.flatMap(({ name }) => sentences.citedIn(name)),
        ]),
      ],
    };
  });
};

const pathsIn = (states: readonly BookState[], numbers: readonly number[]): string =>
  numbers.map((one) => states[one]?.path).join(' and ');

/** What a reader would be told wrongly: a step of a scenario that does not lead where the book leads. */
export const missteps = ({ states, transitions, scenarios }: BookMachine): readonly string[] =>
  scenarios.flatMap(({ name, start, steps }) =>
    steps.flatMap(({ said, taken, here }, index) => {
      const before = steps[index - 1]?.here ?? start;
      const reached = taken
        .flatMap((one) => transitions[one] ?? [])
        .reduce((now, transition) => following(states, now, transition), before);
      return reached.join() === here.join()
        ? []
        : [`${name}: ${said} leads to ${pathsIn(states, here)}, in the book to ${pathsIn(states, reached)}`];
    }),
  );

/** A machine for its page; refused if its scenarios went another way in the book than on the machine. */
export const bookMachineOf = (
  file: MachineFile,
  model: ReadModel,
  sentences: Sentences,
  evidence: BrowserEvidence,
): BookMachine => {
  const { machine, name } = file;
  const scenarios = scenariosOf(machine, model);
  const transitions = transitionsFor(file, scenarios, sentences, evidence);
  const cited = [...new Set(transitions.flatMap(({ cites }) => cites))].toSorted();
  const book: BookMachine = {
    title: titleOf(machine),
    states: statesFor(name, machine),
    transitions,
    scenarios,
    sentences: Object.fromEntries(cited.map((id) => [id, sentences.textOf(id)])),
  };
  const wrong = missteps(book);
  if (wrong.length > 0) throw new Error(`The book misleads about ${name}:\n${wrong.join('\n')}`);
  return book;
};
