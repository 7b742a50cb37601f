import './book.css';
import type { BookMachine, BookTransition } from '../book.types.ts';
import { chartView, zoomable } from './chart-view.ts';
import { drawPlayer, type PlayerActs } from './player-view.ts';
import { openTransitions } from './following.rules.ts';
import { startSearch } from './search-view.ts';
import { movedTo, stepOf, walkAlong, walkFrom, walkOn, type Walk } from './walk.rules.ts';

const all = (): boolean => true;

/** How the control with the focus is found again after the player was made anew. */
const focusedPlace = (player: HTMLElement): string | null => {
  const { activeElement: focused } = document;
  if (focused === null || !player.contains(focused)) return null;
  if (focused.id !== '') return `#${focused.id}`;
  const key = focused.getAttribute('data-key');
  return key === null ? '.choices button, [data-key="first"]' : `[data-key="${key}"]`;
};

const startPage = (machine: BookMachine, scroller: HTMLElement, player: HTMLElement): void => {
  let walk: Walk = walkFrom(machine, 0);
  const chart = chartView(scroller, machine, {
    state: (state) => go(walkFrom(machine, state)),
    arrow: (from, to) => {
      const isThis = ({ source, targets }: BookTransition): boolean => source === from && targets.includes(to);
      const isOpen = openTransitions(machine.states, machine.transitions, stepOf(walk).here).some(isThis);
      const there = isOpen ? walk : walkFrom(machine, from);
      const [only, ...others] = machine.transitions.filter(isThis);
      if (only !== undefined && others.length === 0) go(walkOn(there, machine, only));
      else go(there, isThis);
    },
  });
  const acts: PlayerActs = {
    play: (scenario) => {
      const chosen = machine.scenarios[scenario];
      go(chosen === undefined ? walkFrom(machine, 0) : walkAlong(chosen, scenario));
    },
    moveTo: (at) => go(movedTo(walk, at)),
    take: (transition) => go(walkOn(walk, machine, transition)),
  };
  const go = (next: Walk, isOffered: (transition: BookTransition) => boolean = all): void => {
    walk = next;
    const place = focusedPlace(player);
    drawPlayer(player, walk, machine, isOffered, acts);
    if (place !== null) player.querySelector<HTMLElement>(place)?.focus();
    chart.show(stepOf(walk));
  };
  /** `#state=active` and `#play=3` lead there. */
  const follow = (): void => {
    const [, kind, value = ''] = /^#(state|play)=(.*)$/.exec(decodeURIComponent(location.hash)) ?? [];
    if (kind === undefined) return;
    if (kind === 'play') acts.play(Number(value));
    else
      go(
        walkFrom(
          machine,
          Math.max(
            0,
            machine.states.findIndex(({ path }) => path === value),
          ),
        ),
      );
    scroller.scrollIntoView({ block: 'nearest' });
  };
  go(walk);
  follow();
  addEventListener('hashchange', follow);
};

startSearch();
const data = document.querySelector('#machine')?.textContent;
const scroller = document.querySelector<HTMLElement>('.scroller');
const player = document.querySelector<HTMLElement>('#player');
if (data !== undefined && scroller !== null && player !== null)
  startPage(JSON.parse(data) as BookMachine, scroller, player);
else if (scroller !== null) zoomable(scroller);
