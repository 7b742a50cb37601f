/** What a header may hold of a text that somebody typed: no line ends there, so nobody adds a header of their own. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
