import { cries } from './sentences.ts';

const LONGEST = 2000;

const filled = (unit: string): string => unit.repeat(Math.ceil(LONGEST / unit.length)).slice(0, LONGEST);

/** What such a message is compared with. */
export const LONG_TASK = filled('Oblicz, ile kilometrów przejechał pociąg w ciągu 3,5 godziny z prędkością 120 km/h. ');

/** Messages of the greatest length, made to take the safety gate long, and the sign that is in them. */
export const LONG_MESSAGES: readonly (readonly [name: string, message: string, sign: string | undefined])[] = [
  ['one letter', filled('a'), undefined],
  ['letters apart', filled('a '), undefined],
  ['letters apart that never end', `${filled('a.')}aa`, undefined],
  ['blanks', filled(' '), undefined],
  ['the same words of a cry', filled('chce nie mnie sie w '), undefined],
  ['words that are in every sign', filled('mama mnie coś mam boję nie chcę '), 'violence'],
  ['joined words', filled('niechcesiezabicmnie'), 'selfHarm'],
  ['joined words in pieces', filled('niechcesiezabicmnieniechcesiezabic '), 'selfHarm'],
  ['nearly known words', filled('umrzecx zabijex przyjacielx '), undefined],
  ['digits', filled('4b1 '), undefined],
  ['signs', filled('!@$|* '), undefined],
  ['two alphabets', filled('сhсę umrzеć '), 'selfHarm'],
  ['capital letters with marks', filled('ŻÓŁĆ '), undefined],
  ['combining marks', filled('e\u0301\u0302\u0303'), undefined],
  ['line breaks', filled('a\n'), undefined],
  ['many sentences', filled(cries.map(({ sentence }) => sentence.replace(/\p{L}$/u, '')).join(' aa ')), 'selfHarm'],
];
