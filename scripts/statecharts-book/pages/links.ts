import { escaped } from './markup.ts';

/** From a page of the book to a file of the project. */
export const linkTo = (file: string, words = file): string => `<a href="../../../${file}">${escaped(words)}</a>`;

const testName = (file: string): string =>
  (file.split('/').at(-1) ?? file).replace(/\.(?:test|model|entry)\.tsx?$|\.tsx?$/g, '');

export const testsLinked = (files: readonly string[]): string =>
  files.map((file) => linkTo(file, testName(file))).join(', ');

/** To the small pictures of screens. */
export const picturesLinked = (names: readonly string[]): string =>
  names.map((name) => `<a href="pictures/${encodeURIComponent(name)}.webp">${escaped(name)}</a>`).join(', ');

/** A sentence of the specification, in which names stand between backticks. */
export const sentenceMarkup = (id: string, text: string): string =>
  `<code>${escaped(id)}</code> ${escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')}`;
