const PERSONAL: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/[^\s@<>"']{1,64}@[^\s@<>"']{1,255}/g, '[e-mail]'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '[address]'],
  [/(?<![\w:])[\da-f]{1,4}(?::[\da-f]{0,4}){3,7}(?![\w:])/gi, '[address]'],
];

/** Takes tokens, e-mails and network addresses out of a text, whoever wrote them in (R9). */
export const redacted = (text: string): string =>
  PERSONAL.reduce((clean, [pattern, word]) => clean.replaceAll(pattern, word), text);
