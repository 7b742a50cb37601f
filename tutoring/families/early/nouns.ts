export type NounForms = readonly [one: string, few: string, many: string];

/** Things that are counted in stories of the first classes. */
const NOUNS: readonly NounForms[] = [
  ['jabłko', 'jabłka', 'jabłek'],
  ['gruszka', 'gruszki', 'gruszek'],
  ['śliwka', 'śliwki', 'śliwek'],
  ['truskawka', 'truskawki', 'truskawek'],
  ['cukierek', 'cukierki', 'cukierków'],
  ['kredka', 'kredki', 'kredek'],
  ['naklejka', 'naklejki', 'naklejek'],
  ['ołówek', 'ołówki', 'ołówków'],
  ['zeszyt', 'zeszyty', 'zeszytów'],
  ['książka', 'książki', 'książek'],
  ['strona', 'strony', 'stron'],
  ['kasztan', 'kasztany', 'kasztanów'],
  ['muszelka', 'muszelki', 'muszelek'],
  ['klocek', 'klocki', 'klocków'],
  ['balon', 'balony', 'balonów'],
  ['znaczek', 'znaczki', 'znaczków'],
  ['kwiat', 'kwiaty', 'kwiatów'],
  ['róża', 'róże', 'róż'],
  ['tulipan', 'tulipany', 'tulipanów'],
  ['ciastko', 'ciastka', 'ciastek'],
  ['osoba', 'osoby', 'osób'],
  ['piłka', 'piłki', 'piłek'],
  ['samochodzik', 'samochodziki', 'samochodzików'],
  ['krzesło', 'krzesła', 'krzeseł'],
  ['jajko', 'jajka', 'jajek'],
  ['karta', 'karty', 'kart'],
  ['lalka', 'lalki', 'lalek'],
  ['drzewo', 'drzewa', 'drzew'],
  ['rok', 'lata', 'lat'],
  ['bułka', 'bułki', 'bułek'],
  ['koralik', 'koraliki', 'koralików'],
  ['guzik', 'guziki', 'guzików'],
  ['ptak', 'ptaki', 'ptaków'],
  ['rower', 'rowery', 'rowerów'],
  ['bukiet', 'bukiety', 'bukietów'],
  ['pudełko', 'pudełka', 'pudełek'],
  ['paczka', 'paczki', 'paczek'],
];

const MARKS: Readonly<Record<string, string>> = {
  ą: 'a',
  ć: 'c',
  ę: 'e',
  ł: 'l',
  ń: 'n',
  ó: 'o',
  ś: 's',
  ź: 'z',
  ż: 'z',
};

const bare = (word: string): string => word.replace(/[ąćęłńóśźż]/g, (letter) => MARKS[letter] ?? letter);

/** The noun of which a word (small letters, no marks) is a form that stands behind a number. */
export const nounOf = (word: string): NounForms | undefined =>
  NOUNS.find((forms) => forms.some((form) => bare(form) === word));
