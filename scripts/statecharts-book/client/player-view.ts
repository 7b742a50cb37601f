import { durationInWords } from '../../statecharts/words.ts';
import type { BookMachine, BookTransition, InBrowser } from '../book.types.ts';
import { button, element } from './element.ts';
import { openTransitions } from './following.rules.ts';
import { stepOf, type Walk } from './walk.rules.ts';

export interface PlayerActs {
  readonly play: (scenario: number) => void;
  readonly moveTo: (at: number) => void;
  readonly take: (transition: BookTransition) => void;
}

const section = (title: string, ...content: readonly (Node | string | null)[]): HTMLElement =>
  element('section', {}, element('h2', {}, title), ...content);

const MOST_SENTENCES = 4;

const sentencesOf = (ids: readonly string[], { sentences }: BookMachine): HTMLElement | null => {
  const item = (id: string): HTMLElement => element('li', {}, element('code', {}, id), ` ${sentences[id] ?? ''}`);
  if (ids.length === 0) return element('p', { class: 'soft' }, 'No sentence of the specification is cited for this.');
  const more = ids.slice(MOST_SENTENCES);
  return element(
    'div',
    {},
    element('ul', { class: 'plain' }, ...ids.slice(0, MOST_SENTENCES).map(item)),
    more.length === 0
      ? null
      : element(
          'details',
          {},
          element('summary', {}, `${more.length} more`),
          element('ul', { class: 'plain' }, ...more.map(item)),
        ),
  );
};

const picturesOf = (names: readonly string[]): HTMLElement =>
  names.length === 0
    ? element('p', { class: 'soft' }, 'There is no picture of this state.')
    : element(
        'div',
        { class: 'pictures' },
        ...names.map((name) =>
          element(
            'figure',
            {},
            element('img', {
              src: `pictures/${encodeURIComponent(name)}.webp`,
              alt: `The screen „${name}”`,
              width: '180',
              loading: 'lazy',
            }),
            element('figcaption', {}, name),
          ),
        ),
      );

/** What somebody brought along, or was answered, stands below what happened. */
const saidParts = (said: string): readonly [words: string, payload: HTMLElement | null] => {
  const [, words = said, payload] = /^(.*?) ((?:\{"|\[[[{"\d\]]|").*)$/.exec(said) ?? [];
  return [words, payload === undefined ? null : element('code', { class: 'with', title: payload }, payload)];
};

const nowOf = (walk: Walk, machine: BookMachine): HTMLElement => {
  const { here, taken, tells } = stepOf(walk);
  const transitions = taken.flatMap((one) => machine.transitions[one] ?? []);
  const notes = [...new Set(transitions.map(({ note }) => note))].filter(
    (note) => note !== '' && !here.some((state) => machine.states[state]?.description === note),
  );
  return section(
    'Now',
    element(
      'ul',
      { class: 'plain states' },
      ...here.map((state) =>
        element(
          'li',
          {},
          element('strong', {}, machine.states[state]?.path ?? ''),
          ` ${machine.states[state]?.description ?? ''}`,
        ),
      ),
    ),
    ...notes.map((note) => element('p', {}, note)),
    tells.length === 0 ? null : element('p', {}, 'It tells: ', element('code', {}, tells.join(', '))),
  );
};

const conditionOf = ({ guard }: BookTransition): string => (guard === 'otherwise' ? guard : `if ${guard}`);

const eventsOf = (
  walk: Walk,
  machine: BookMachine,
  isOffered: (transition: BookTransition) => boolean,
  take: PlayerActs['take'],
): HTMLElement => {
  const open = openTransitions(machine.states, machine.transitions, stepOf(walk).here);
  const offered = open.filter(isOffered);
  const choices = (offered.length > 0 ? offered : open).map((transition) =>
    element(
      'li',
      {},
      button(
        transition.happening,
        () => take(transition),
        {},
        transition.guard === '' ? null : element('span', { class: 'guard' }, conditionOf(transition)),
        element(
          'span',
          { class: 'next' },
          transition.targets.length === 0
            ? 'stays'
            : `→ ${transition.targets.map((target) => machine.states[target]?.words ?? '').join(' and ')}`,
        ),
      ),
    ),
  );
  return section(
    'What may happen',
    choices.length === 0
      ? element('p', { class: 'soft' }, 'Nothing more: this is the end.')
      : element('ul', { class: 'choices' }, ...choices),
  );
};

const coveringOf = (walk: Walk, { scenarios }: BookMachine, play: PlayerActs['play']): HTMLElement | null => {
  const { taken } = stepOf(walk);
  if (taken.length === 0) return null;
  const covering = scenarios.flatMap(({ steps, name }, index) =>
    steps.some((step) => step.taken.some((one) => taken.includes(one))) ? [{ name, index }] : [],
  );
  return element(
    'details',
    {},
    element('summary', {}, `${covering.length} test paths come through here`),
    element(
      'ul',
      { class: 'choices' },
      ...covering.map(({ name, index }) =>
        element(
          'li',
          {},
          button(name, () => play(index)),
        ),
      ),
    ),
  );
};

const playOf = (walk: Walk, { scenarios }: BookMachine, { play, moveTo }: PlayerActs): HTMLElement => {
  const options = (kind: string) =>
    scenarios.flatMap((scenario, index) =>
      scenario.kind === kind
        ? [element('option', { value: String(index), ...(index === walk.scenario && { selected: '' }) }, scenario.name)]
        : [],
    );
  const select = element(
    'select',
    { id: 'scenario' },
    element('option', { value: '-1' }, 'Your own steps'),
    element('optgroup', { label: 'Scenarios of the tests' }, ...options('told')),
    element('optgroup', { label: 'Shortest ways' }, ...options('generated')),
  );
  select.addEventListener('change', () => play(Number(select.value)));
  const { steps, at } = walk;
  const { time } = stepOf(walk);
  const move = (key: string, words: string, to: number, isOpen: boolean): HTMLButtonElement =>
    button(words, () => moveTo(to), { 'data-key': key, ...(!isOpen && { 'aria-disabled': 'true' }) });
  return section(
    'Play',
    element('label', { for: 'scenario' }, 'Scenario'),
    select,
    element(
      'div',
      { class: 'moves' },
      move('first', 'Begin anew', 0, at > 0),
      move('back', 'Back', at - 1, at > 0),
      move('next', 'Next', at + 1, at < steps.length - 1),
    ),
    element(
      'ol',
      { class: 'steps' },
      ...steps.map(({ said }, index) => {
        const [words, payload] = saidParts(said);
        return element(
          'li',
          index > at ? { class: 'later' } : {},
          button(words, () => moveTo(index), index === at ? { 'aria-current': 'step' } : {}, payload),
        );
      }),
    ),
    element(
      'p',
      { class: 'soft' },
      `Step ${at} of ${steps.length - 1}${time === 0 ? '' : `, ${durationInWords(time)} since the beginning`}`,
    ),
  );
};

const causedInWords = ({ isPupils, isCaused, test, unoffered }: InBrowser): string => {
  if (unoffered !== '') return `no screen offers it. ${unoffered}`;
  if (isCaused) return `caused in a browser${test === '' ? '' : ` by ${test}`}`;
  return `no test causes it in a browser${isPupils ? ' yet' : ''}`;
};

/** Whether the step was ever taken by the product itself, and not by a test of its machine alone. */
const browserOf = (walk: Walk, { transitions }: BookMachine): readonly HTMLElement[] =>
  stepOf(walk)
    .taken.flatMap((one) => transitions[one] ?? [])
    .map(({ happening, inBrowser }) => element('p', {}, `${happening}: `, causedInWords(inBrowser)));

/** The player beside the chart, made anew after each step; the control that had the focus has it again. */
export const drawPlayer = (
  player: HTMLElement,
  walk: Walk,
  machine: BookMachine,
  isOffered: (transition: BookTransition) => boolean,
  acts: PlayerActs,
): void => {
  const { here, taken } = stepOf(walk);
  const cites = [...new Set(taken.flatMap((one) => machine.transitions[one]?.cites ?? []))];
  player.replaceChildren(
    playOf(walk, machine, acts),
    nowOf(walk, machine),
    eventsOf(walk, machine, isOffered, acts.take),
    section(
      'What the pupil sees',
      picturesOf([...new Set(here.flatMap((one) => machine.states[one]?.pictures ?? []))]),
    ),
    ...(taken.length === 0
      ? []
      : [
          section('What the specification says', sentencesOf(cites, machine)),
          section('Proven by', coveringOf(walk, machine, acts.play), ...browserOf(walk, machine)),
        ]),
  );
};
