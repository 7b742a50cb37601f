import { withoutMarks } from './intent.reader.ts';

/** What a pupil says beside the task, though it may hold a number: a mark at school, a page, how much time is left. It is never judged. */
export type Remark =
  | 'mark'
  | 'tool'
  | 'otherWay'
  | 'misunderstood'
  | 'sameResult'
  | 'busy'
  | 'onPaper'
  | 'bookPlace'
  | 'circumstance'
  /** A formula in letters, of which nothing is known but that numbers are to be put in. */
  | 'formula'
  | 'otherQuantity'
  /** Words that are about nothing that is known here. */
  | 'chat';

const LONGEST_REMARK = 120;

const SCHOOL =
  '(?:matm|matemat|kartkow|spraw|klasow|odpowiedz|popraw|test|polroc|semestr|egzam|fiz|chem|lekcj|geometr|algebr|polsk|angl|angiel|niemie|przyr|histor|biol|geogr|inform|tabliczk|ulamk|procent|rownan\\b|logarytm|pitagor|uklad|potegi?\\b|funkcj)';
const MARK_WORD = '(?:jedynk|dwoj|troj|czworecz|czwork|piat|szost|pale|lufe)[a-z]*';
const MARK = `(?:[1-6]\\s?[+-]?|${MARK_WORD})`;
const GOT = '(?:dostal[a-z]*|wpadl[a-z]*|zarobil[a-z]*|postawil[a-z]*|mam|mialem|mialam)';
const MAY =
  '(?:moge|mozna|wolno|moglbym|moglabym|da sie|wolno mi|czy mam|czy trzeba|a jak|a gdyby|a jesli|a co jak|co jesli)';

interface RemarkRow {
  readonly remark: Remark;
  readonly said: RegExp;
  /** Where the task itself speaks of such things, a number with them is an answer. */
  readonly unlessTask?: RegExp;
}

const ROWS: readonly RemarkRow[] = [
  {
    remark: 'mark',
    said: new RegExp(
      [
        `\\bdziek[a-z]*\\b.*\\b${GOT}\\s+(?:mi\\s+)?${MARK}(?!\\s?[\\d.,/:*a-z=])`,
        `\\b${GOT}\\s+(?:z\\s+${SCHOOL}[a-z]*\\s+)?${MARK}(?![\\d.,/:*=])\\s*z(?:e)?\\s+(?:${SCHOOL}[a-z]*)`,
        `\\bdostal[a-z]*\\s+(?:z\\s+${SCHOOL}[a-z]*\\s+)?${MARK}(?![\\d.,/:*=])\\s*(?:z(?:e)?\\s+(?!reszt)[a-z]{3,}|na (?:koniec|semestr|polrocze))`,
        `\\b${GOT}\\s+(?:z\\s+[a-z]+\\s+)?${MARK_WORD}`,
        `\\b(?:ocen[aeyi]|na)\\s+${MARK_WORD}`,
      ].join('|'),
    ),
  },
  {
    remark: 'tool',
    said: new RegExp(
      `\\b${MAY}\\b.*\\b(?:kalkulator|palcach|palce|linijk|telefon|patyczk|liczydl|tablic[aey]?)|\\b(?:moge|mozna|wolno)\\b.*\\bw (?:pamieci|glowie)`,
    ),
  },
  {
    remark: 'otherWay',
    said: new RegExp(
      `\\b${MAY}\\b.*\\b(?:inaczej|innym sposobem|inn[aey] (?:metod|sposob)|po swojemu|bez (?:delty|wzoru|x|niewiadom)|ze wzor|wzor(?:em|ami)|po kolei|na skroty|narysow|rysun)|\\b(?:wzor(?:em|ami)|innym sposobem|inaczej)\\b.*\\b(?:mozna|moge|da sie)|\\b(?:kazal|chce|wymaga|mowil|powiedzial)[a-z]*\\b.*\\b(?:ze wzoru|wzorem|bez wzoru|innym sposobem|inaczej)`,
    ),
  },
  {
    remark: 'misunderstood',
    said: /^(?:ale |no |ej |hej |a )*nie (?:o )?(?:to|tak|tym)\b[^\d]*$|\bzle mnie zrozumia|\bnie (?:o to|o tym) (?:mi chodzi|pyta|mowi)|\bo co innego (?:mi chodzi|pyta)|\bnie odpowiedzial\w* na (?:moje )?pytani/,
  },
  {
    remark: 'sameResult',
    said: /^(?!.*\b(?:zrob|zadani|pokaz|wyjasnij|wytlumacz|co to|czemu|dlaczego))[^\d]*\b(?:(?:to|tak|tyle) samo|identycznie)\b[^\d]*$|^(?:a |no |i )*(?:mi|mnie|u mnie) tez(?: tak| tyle)?[\s.!]*$/,
  },
  {
    remark: 'busy',
    said: /^(?:ok|okej|dobra|dobrze|no|chwil\w*|moment|czekaj|spoko|teraz|ja|ide|chyba|a|aha)?[\s,]*(?:(?:juz|zaraz|to) )*(?:licze|robie|mysle|pisze|sprawdzam|probuje|sprobuje|wiem|rozumiem juz)(?: (?:juz|dalej|chwile))?[\s.!:)]*$|^(?:daj(?: mi)?|poczekaj|czekaj)(?: chwil\w*| moment)?[\s.!]*$/,
  },
  {
    remark: 'onPaper',
    said: /\b(?:zrobil|rozwiazal|policzyl|obliczyl|napisal|mam)[a-z]*\b[^\d]*\b(?:w zeszycie|na kartce|w cwiczeniach|w glowie)[^\d]*$|^(?:ja )?(?:juz )?(?:zrobione|zrobil[ae]m|skonczyl[ae]m|rozwiazal[ae]m|policzyl[ae]m)(?: to| juz)?[\s.!]*$/,
  },
  {
    remark: 'bookPlace',
    said: /\b(?:str|strona|stronie|strony)\b\.?\s*\d|\b\d+\s*(?:strona|str)\b|^(?:to |jest |mam |a |ze? )*(?:zad|zadani\w*|cw|cwiczeni\w*|przyklad|podpunkt)\.?\s*(?:nr\.?\s*)?\d+\s?[.,/]?\s?[a-h]?[\s.!]*$/,
  },
  {
    remark: 'circumstance',
    said: /\bmam (?:juz |dopiero )?\d+ (?:lat|latek)\b/,
    unlessTask: /\blat|\bwiek|\bstarsz|\bmlodsz/,
  },
  {
    remark: 'circumstance',
    said: /\bjestem (?:w|z) (?:klasie )?\d|\bchodze do \d|^\d ?[a-h] klasa|\bw \d(?:-|\.)?(?:ej)? klasie\b/,
    unlessTask: /\bklas/,
  },
  {
    remark: 'circumstance',
    said: /\b(?:mam|zostal\w*)\b.*\b\d+ (?:min(?:ut\w*)?|godzin\w*|h)\b(?!.*\d)/,
    unlessTask: /\bmin|\bgodz|\bczas|\bh\b/,
  },
  {
    remark: 'circumstance',
    said: /\bza \d+ (?:min(?:ut\w*)?|godzin\w*|h)\b.*\b(?:koncz|ide|musz|wychodz|dzwonek|trening|lekcj|obiad|spac)/,
  },
  {
    remark: 'circumstance',
    said: /\bza \d+ (?:min(?:ut\w*)?|godzin\w*|dni|tygod\w*|miesi\w*|lat\w*)\b|\bo \d{1,2}(?::\d\d)? (?:mam|ide|jade|wychodz|zaczyn|koncz)/,
    unlessTask: /\bmin|\bgodz|\bczas|\bdni|\bdzien|\btygod|\bmiesi|\blat|\bo ktorej/,
  },
  {
    remark: 'circumstance',
    said: /\b(?:jeszcze|zostal\w*|mam|mielismy|bylo|zrobil\w*|to|juz)\b.*\b\d+(?:\.)? (?:zada[nń]\w*|przyklad\w*|stron\w*|takich|tych)\b/,
    unlessTask: /\bzada[nń]|\bprzyklad|\bstron/,
  },
  {
    remark: 'circumstance',
    said: /^[^\d]*\b(?:jutro|pojutrze|w (?:poniedzialek|wtorek|srode|czwartek|piatek))\b[^\d]*\b(?:sprawdzian|kartkow|klasow|egzamin|test|matur)\w*|^[^\d]*\b(?:sprawdzian|kartkow\w+|klasow\w+|egzamin|matur\w+)\b[^\d]*\b(?:jutro|pojutrze|w (?:poniedzialek|wtorek|srode|czwartek|piatek)|niedlugo|zaraz)\b/,
  },
];

/** Signs of a formula: with one of them a message says more than a remark. „O 16:30” is a time. */
const FORMULA = /[=≈<>√^]|(?<!\bo \d?)\d\s*[-+*/:·]\s*\d/;

/** `told` is the task of the thread in words. */
export const readRemark = (message: string, told: string): Remark | undefined => {
  if (message.length > LONGEST_REMARK || FORMULA.test(message)) return undefined;
  const plain = withoutMarks(message.toLowerCase()).trim();
  const task = withoutMarks(told.toLowerCase());
  return ROWS.find(({ said, unlessTask }) => said.test(plain) && unlessTask?.test(task) !== true)?.remark;
};
