import { insertionOf, type KeyStroke } from './key-stroke.rules.ts';

/** The field's own way of writing, which its undo knows; where a browser has none, the text is changed at once. */
const write = (field: HTMLTextAreaElement, text: string): void => {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else keeps the browser's undo
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Carries a key out in a field, which has the focus then. */
export const pressKey = (field: HTMLTextAreaElement, stroke: KeyStroke): void => {
  field.focus({ preventScroll: true });
  const { value: text, selectionStart: start, selectionEnd: end } = field;
  const { written, caret } = insertionOf(stroke, { text, start, end });
  if (written !== '') write(field, written);
  field.setSelectionRange(caret, caret);
};
