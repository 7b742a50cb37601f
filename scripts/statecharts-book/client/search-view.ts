import type { BookPlace } from '../book.types.ts';
import { element } from './element.ts';
import { found } from './search.rules.ts';

declare global {
  /** Written by search.js, which stands before this script. */
  var bookPlaces: readonly BookPlace[] | undefined;
}

const MOST_FOUND = 30;

/** The search of every page. */
export const startSearch = (): void => {
  const field = document.querySelector<HTMLInputElement>('#search');
  const list = document.querySelector<HTMLElement>('#found');
  const count = document.querySelector<HTMLElement>('#found-count');
  if (field === null || list === null || count === null) return;
  const search = (): void => {
    const places = found(globalThis.bookPlaces ?? [], field.value);
    count.textContent = field.value.trim() === '' ? '' : `${places.length === 0 ? 'Nothing' : places.length} found`;
    list.replaceChildren(
      ...places
        .slice(0, MOST_FOUND)
        .map(({ address, machine, words }) =>
          element('li', {}, element('a', { href: address }, element('strong', {}, machine), ` ${words}`)),
        ),
    );
  };
  const close = (): void => {
    field.value = '';
    search();
  };
  field.addEventListener('input', search);
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  list.addEventListener('click', close);
};
