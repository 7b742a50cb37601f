type Tags = HTMLElementTagNameMap;

/** An element with its properties and what is in it. Text stays text: nothing is read as HTML. */
export const element = <Tag extends keyof Tags>(
  tag: Tag,
  properties: Partial<Tags[Tag]>,
  ...content: readonly (Node | string)[]
): Tags[Tag] => {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...content);
  return made;
};
