/** Without marks; Ukrainian and Russian letters that are confused in typing count as one. */
const plain = (word: string): string =>
  word
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[іы]/g, 'и')
    .replace(/[єэ]/g, 'е')
    .replaceAll('ґ', 'г')
    .replace(/[ьъ]/g, '')
    .replace(/(\p{L})\1+/gu, '$1');

/** Words that sound alike are written alike: „umżeć” as „umrzeć”, „rzyć” as „żyć”, „hcę” as „chcę”. */
const sounded = (word: string): string =>
  plain(
    word
      .replaceAll('ó', 'u')
      .replaceAll('rz', 'z')
      .replaceAll('ch', 'h')
      .replaceAll('v', 'w')
      .replace(/(?<=[iyeaou])d[zź]$/, 'c'),
  );

/** How a word may be looked up. */
export const spellingsOf = (word: string): readonly string[] => [...new Set([plain(word), sounded(word)])];
