/** „ile cm ma bok”, „oblicz długość boku”: parts of templates that ask for a side. */
const ASKED = '[{u:unit}] [ma] [dlugosc]';
export const SIDE = `${ASKED} (bok|boku)`;
export const OTHER_SIDE = `${ASKED} (drugi|drugi bok|bok drugi|drugiego boku)`;
export const ONE_SIDE = '[1] (bok|z bokow) [ma|ma dlugosc|o dlugosci|dlugosci|=]';
