import { dirname } from 'node:path';
import type { Told } from '../../specification/coverage.ts';
import { statesOf } from '../../statecharts/chart.ts';
import type { MachineFile } from '../../statecharts/machine-files.ts';
import { constantInWords, sourcesOf, titleOf } from '../../statecharts/page.ts';
import type { BookMachine, InBrowser } from '../book.types.ts';
import { browserCount } from '../browser.ts';
import { screensOf } from '../sentence-screens.ts';
import type { Sentences } from '../sentences.ts';
import { inlineChart } from './inline-chart.ts';
import { linkTo, picturesLinked, sentenceMarkup, testsLinked } from './links.ts';
import { dataOf, escaped, pageOf, tableOf } from './markup.ts';

const code = (text: string): string => `<code>${escaped(text)}</code>`;

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

/** Which test causes it; what a pupil can cause and no test does is said, since it is to be caused, and so is why a pupil cannot. */
const causedBy = ({ isPupils, isCaused, test, unoffered }: InBrowser): string => {
  if (unoffered !== '') return `No screen offers it. ${escaped(unoffered)}`;
  if (!isCaused) return isPupils ? '<strong>not yet</strong>' : '';
  const [file = ''] = test.split(' › ');
  return test === '' ? 'yes' : linkTo(`tests/e2e/${file}`, test.replace('.test.ts', ''));
};

const transitionTable = ({ states, transitions }: BookMachine): string => {
  const named = (numbers: readonly number[]): string =>
    numbers.map((one) => code(states[one]?.path ?? '')).join(' and ') || 'stays';
  return tableOf(
    'Transitions',
    ['State', 'What happens', 'Only if', 'Next', 'What the pupil sees', 'Done on the way', 'In a browser'],
    transitions.map(({ source, happening, guard, targets, note, actions, inBrowser }) => [
      named([source]),
      escaped(happening),
      escaped(guard),
      named(targets),
      escaped(note),
      escaped(actions),
      causedBy(inBrowser),
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

/** Sentence → scenarios of this machine → tests elsewhere → screens. */
const sentenceTable = (told: readonly Told[], model: string, book: BookMachine, sentences: Sentences): string =>
  told.length === 0
    ? ''
    : tableOf(
        'What the specification says',
        ['Sentence', 'Scenarios here', 'Tests elsewhere', 'Screens'],
        told.map(({ requirement: { id }, toldBy }) => [
          `<span id="${escaped(id.replaceAll(' ', '-'))}">${sentenceMarkup(id, sentences.textOf(id))}</span>`,
          book.scenarios
            .flatMap(({ kind, name }, index) =>
              kind === 'told' && sentences.citedIn(name).includes(id)
                ? [`<a href="#play=${index}">${escaped(name.replace(/ \([SDR][^()]*\)$/, ''))}</a>`]
                : [],
            )
            .join('<br>'),
          testsLinked(toldBy.filter((file) => file !== model)),
          picturesLinked(screensOf(book, id, sentences)),
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
<div><dt>Proofs and scenarios</dt><dd>${linkTo(model)}</dd></div>
<div><dt>Caused in a browser</dt><dd>${browserCount([book])}</dd></div>${
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
