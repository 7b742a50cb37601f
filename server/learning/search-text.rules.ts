import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** What counts the same, sign by sign: the eighteen letters with Polish marks, raised digits, dashes and dots between factors. Signs without a partner, those of TeX and powers, count for nothing. */
const FROM =
  '\u0105\u0107\u0119\u0142\u0144\u00f3\u015b\u017a\u017c\u0104\u0106\u0118\u0141\u0143\u00d3\u015a\u0179\u017b\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079\u2212\u2013\u00b7\u00d7\u00f7\u00a0\n\t^$';
const TO = 'acelnoszzacelnoszz0123456789--**:   ';

/** An operation may stand with or without spaces around it. */
const AROUND_OPERATORS = ' *([-+=:*/<>]) *';

const WORDS_MAX_COUNT = 10;

const PAIRS: ReadonlyMap<string, string> = new Map([...FROM].map((sign, index) => [sign, [...TO][index] ?? '']));

/** A text as it is compared. The database says the same with `foldedColumn`; a test holds both together. */
export const foldedText = (text: string): string =>
  [...text]
    .map((sign) => PAIRS.get(sign) ?? sign)
    .join('')
    .replaceAll(new RegExp(AROUND_OPERATORS, 'g'), '$1')
    .replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/** The letters are folded before they are made small, since not every database knows the small ones of Polish capitals. */
export const foldedColumn = (column: SQLWrapper): SQL =>
  sql`lower(regexp_replace(translate(${column}, ${FROM}, ${TO}), ${AROUND_OPERATORS}, '\\1', 'g') collate "C")`;

/** What each word of a query must look like within a folded text; percent signs and underscores stand for themselves. */
export const patternsOf = (query: string): readonly string[] =>
  foldedText(query)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, WORDS_MAX_COUNT)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
