import type { MachineFile } from '../../statecharts/machine-files.ts';
import { titleOf } from '../../statecharts/page.ts';
import { inWords } from '../../statecharts/words.ts';
import type { BookMachine } from '../book.types.ts';
import { browserCount } from '../browser.ts';
import { inlineChart } from './inline-chart.ts';
import { escaped, pageOf } from './markup.ts';

const contextOf = ({ file }: MachineFile): string => file.split('/')[2] ?? '';

const counted = (count: number, words: string): string => `${count} ${words}${count === 1 ? '' : 's'}`;

const card = (file: MachineFile, book: BookMachine): string =>
  `<li><a href="${file.name}.html">${escaped(titleOf(file.machine))}</a><p>${escaped(file.machine.root.description ?? '')}</p><p class="counts">${counted(book.states.length - 1, 'state')}, ${counted(book.transitions.length, 'transition')}, ${counted(book.scenarios.length, 'scenario')}</p><p class="counts">In a browser: ${browserCount([book])}</p></li>`;

/** The first page: every machine by its context, and who talks to whom. */
export const indexPage = (
  machines: readonly { readonly file: MachineFile; readonly book: BookMachine }[],
  map: string,
) => {
  const contexts = [...new Set(machines.map(({ file }) => contextOf(file)))].toSorted();
  const sections = contexts.map((context) => {
    const words = inWords(context);
    const own = machines.filter(({ file }) => contextOf(file) === context);
    return `<section><h2>${words.charAt(0).toUpperCase()}${words.slice(1)}</h2>
<ul class="cards">${own.map(({ file, book }) => card(file, book)).join('\n')}</ul></section>`;
  });
  return pageOf(
    'The machines',
    `<h1>The machines</h1>
<p class="lead">Every flow of the product is a machine. Open one, choose what happens, and see what follows; or play a scenario of its tests step by step.</p>
<p>Of all transitions, tests cause in a browser: ${browserCount(machines.map(({ book }) => book))}.</p>
${sections.join('\n')}
<section class="map"><h2>Who talks to whom</h2>
<div class="scroller" role="region" aria-label="The map of the machines" tabindex="0">${inlineChart(map, [])}</div></section>`,
    '',
  );
};
