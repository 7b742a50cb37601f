const NAMES = 'pierwsza druga trzecia czwarta piąta szósta siódma ósma dziewiąta dziesiąta jedenasta dwunasta'.split(
  ' ',
);

/** „ósma”, of the twelve on the clock. */
export const hourName = (hour: number): string => NAMES[hour - 1] ?? '';

/** „ósmej”, as behind „do” and „po”. */
export const hourGenitive = (hour: number): string =>
  hourName(hour)
    .replace(/ga$/, 'gia')
    .replace(/(i?)a$/, '$1ej');
