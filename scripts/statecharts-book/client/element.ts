type Content = Node | string | null;

/** An element with its attributes and what stands in it; nulls are left out. */
export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...content: readonly Content[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...content.filter((one) => one !== null));
  return made;
};

/** A button that does something. */
export const button = (
  words: string,
  act: () => void,
  attributes: Readonly<Record<string, string>> = {},
  ...more: readonly Content[]
): HTMLButtonElement => {
  const made = element('button', { type: 'button', ...attributes }, words, ...more);
  made.addEventListener('click', act);
  return made;
};
