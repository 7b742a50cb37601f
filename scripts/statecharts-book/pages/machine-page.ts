import { dirname } from 'node:path';
import type { Told } from '../../specification/coverage.ts';
import { statesOf } from '../../statecharts/chart.ts';
import type { MachineFile } from '../../statecharts/machine-files.ts';
import { constantInWords, sourcesOf, titleOf } from '../../statecharts/page.ts';
import type { BookMachine } from '../book.types.ts';
import type { Sentences } from '../sentences.ts';
import { inlineChart } from './inline-chart.ts';
import { dataOf, escaped, pageOf, tableOf } from './markup.ts';

const code = (text: string): string => `<code>${escaped(text)}</code>`;

/** From a page of the book to a file of the project. */
const linkTo = (file: string, words = file): string => `<a href="../../../${file}">${escaped(words)}</a>`;

const STAGE = `
<section class="stage" aria-label="The chart, and what may happen in it">
<div class="chart">
<div class="tools" role="group" aria-label="Size of the chart"><button type="button" data-zoom="out" aria-label="Smaller">−</button><button type="button" data-zoom="fit">All of it</button><button type="button" data-zoom="in" aria-label="Larger">+</button></div>
<div class="scroller" role="region" aria-label="The chart" tabindex="0">CHART</div>
</div>
<div class="player" id="player"></div>
</section>`;

const stateTable = ({ states }: BookMachine): string =>
  tableOf(
    'States',
    ['State', 'Meaning'],
    states
      .slice(1)
      .map(({ path, description }) => [`<a href="#state=${escaped(path)}">${code(path)}</a>`, escaped(description)]),
  );

const transitionTable = ({ states, transitions }: BookMachine): string => {
  const named = (numbers: readonly number[]): string =>
    numbers.map((one) => code(states[one]?.path ?? '')).join(' and ') || 'stays';
  return tableOf(
    'Transitions',
    ['State', 'What happens', 'Only if', 'Next', 'What the pupil sees', 'Done on the way'],
    transitions.map(({ source, happening, guard, targets, note, actions }) => [
      named([source]),
      escaped(happening),
      escaped(guard),
      named(targets),
      escaped(note),
      escaped(actions),
    ]),
  );
};

const constantTable = ({ constants, machine }: MachineFile): string =>
  constants.length === 0
    ? ''
    : tableOf(
        'Numbers',
        ['Constant', 'Value', 'Meaning'],
        constants.map(({ name, value, meaning }) => [
          code(name),
          escaped(constantInWords(value, machine)),
          escaped(meaning),
        ]),
      );

const testName = (file: string): string =>
  (file.split('/').at(-1) ?? file).replace(/\.(?:test|model|entry)\.tsx?$|\.tsx?$/g, '');

/** Sentence → scenarios of this machine → tests elsewhere. */
const sentenceTable = (
  told: readonly Told[],
  model: string,
  { scenarios }: BookMachine,
  sentences: Sentences,
): string =>
  told.length === 0
    ? ''
    : tableOf(
        'What the specification says',
        ['Sentence', 'Scenarios here', 'Tests elsewhere'],
        told.map(({ requirement: { id }, toldBy }) => [
          `<span id="${escaped(id.replaceAll(' ', '-'))}">${code(id)} ${escaped(sentences.textOf(id))}</span>`,
          scenarios
            .flatMap(({ kind, name }, index) =>
              kind === 'told' && sentences.citedIn(name).includes(id)
                ? [`<a href="#play=${index}">${escaped(name.replace(/ \([SDR][^()]*\)$/, ''))}</a>`]
                : [],
            )
            .join('<br>'),
          toldBy
            .filter((file) => file !== model)
            .map((file) => linkTo(file, testName(file)))
            .join(', '),
        ]),
      );

/** The page of a machine. */
export const machinePage = (
  file: MachineFile,
  model: string,
  svg: string,
  book: BookMachine,
  sentences: Sentences,
): string => {
  const { machine } = file;
  const ids = statesOf(machine).map(({ id }) => id);
  const title = titleOf(machine);
  return pageOf(
    `${title}, a machine`,
    `<h1>${escaped(title)}</h1>
<p class="lead">${escaped(machine.root.description ?? '')}</p>
${STAGE.replace('CHART', () => inlineChart(svg, ids))}
<section class="facts"><h2>Where it stands</h2>
<dl><div><dt>Specification</dt><dd>${escaped(sourcesOf(machine).join(', '))}</dd></div>
<div><dt>Code</dt><dd>${linkTo(file.file)}</dd></div>
<div><dt>Proofs and scenarios</dt><dd>${linkTo(model)}</dd></div>${
      file.emits.length === 0 ? '' : `\n<div><dt>Tells</dt><dd>${file.emits.map(code).join(', ')}</dd></div>`
    }</dl></section>
<section><h2>In words</h2>
${stateTable(book)}
${transitionTable(book)}
${constantTable(file)}
${sentenceTable(sentences.of(dirname(file.file)), model, book, sentences)}
</section>`,
    dataOf('machine', book),
  );
};
