import { foldMarks, polishStem } from './polish-stem.rules.ts';

/** What a message is about: `strong` words name the subject, `weak` ones the side of it that is asked for. All are stems. */
export interface MessageWords {
  readonly strong: readonly string[];
  readonly weak: readonly string[];
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

const FILLER = words(
  `a aby miedzy sklada skladaja zbudowana zbudowane zbudowany aby ale albo az bo bardzo bardziej bedzie bez by byc byl byli byla bylo byly chce chcialbym chcialabym chodzi ci ciebie co cos cokolwiek czego czegos czemu czy
  czym dac daj dla do dobra dobry dlaczego dlatego dzien elo go gdy gdzie hej hejka halo help i ich ile ich im inaczej jak jaka jaki jakas jakie jakies jakich jakim
  jako je jego jej jest jestem jesli jutro juz kiedy klasa klasie klasy klasowka klasowke klasowki kartkowka kartkowke kartkowki kto ktora ktore ktory ktorych latwo lub
  ma mam mamy maja masz mi miec mnie moge moglbys moglabys moze mozesz mozna mozecie musze my na nad nam nami nas naucz nauczyc nauczyciel nauczycielka nauka nauki nie
  niego nim nic no normalnie o od ok oraz ogarniam pan pani po pod podaj polega poprostu powiedz powiesz pomoc pomoz pomozesz potrzebuje potrzebna prostu prosto proste
  prosze prosty prostymi prosba przed przez przy pytanie pytanko rozumiem rozumie robi roznia sa se sam sie skad slowami soba sobie sprawdzian sprawdzianu sprawdzianie szkole
  szkoly szybko streszcz swoimi ta tak taka taki takie tam te tego tej temat temacie tematu ten teraz to troche tu tych tylko tym u umiem w we wie wiem wlasnymi wyjasnij wyjasnic
  wyjasnienie wyjasnisz wytlumacz wytlumaczyc wytlumaczysz wytlumaczenie tlumacz z za zadania zadanie zawsze ze znaczy znaczenia siema czesc witam pls plis plz dzieki dziekuje zrozumiec
  opowiedz opisz opisac omow omowic przedstaw napisz nazywa nazywamy nazywaja uczyc ucze lekcji lekcja lekcje zapomnialem zapomnialam wgl ogolnie ogole chyba raczej pomocy
  polegaja polegala polegal dokonal wazny wazna wazne dziala dzialaja powstaje powstaja sluzy zachodzi wyglada wygladaja odbywa rozni roznic odroznic odroznia uzywa uzywac uzywamy utworzyc tworzyc tworzy stosuje stosowac stosujemy`,
);

const WEAK = words(
  `czlowk budow zastos wystep znacz oblicz porownaj rodzaj podzial typ rol funkcj znaczen przyczyn skutk skutek przebieg rozn roznic przyklad definicj wlasciwos wlasciwosc cech zastosow wystepow wzor porown porownan
  wymien charakterystyk podstaw proces schemat etap faz czesc element krok polsk lista ogoln wstep najwazniejsz informacj notatk opis istot pojec regul jezyk
  biologi biolog chemi chem fizyk geografi geograf histori histor lektur czas sposob obliczyc oblicza obliczan liczyc liczy wyznacz`,
);

const ROMAN: readonly string[] = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI'.split(
  ' ',
);

const ORDINALS: readonly (readonly [start: RegExp, number: string])[] = [
  [/^pierwsz(?:y|a|e|ej|ego|ym|ych|emu)$/, '1'],
  [/^drug(?:i|a|ie|iej|iego|im|ich|iemu)$/, '2'],
  [/^trzec(?:i|ia|ie|iej|iego|im|ich|iemu)$/, '3'],
];

const NUMBERED = /^(?:wojn|rzeczpospolit|rzeczypospolit|rozbior|prawo|prawa|zasad)/;

/** `I` alone is „and” as often as „the first”: by its place and its neighbour it is known. */
const isNumeral = (word: string, place: number, all: readonly string[], shouted: boolean): boolean => {
  if (word.length > 1) return !/^(?:xi|vi)$/.test(word);
  const isNumbered = NUMBERED.test(foldMarks(all[place + 1] ?? ''));
  return word === 'I' && !shouted && place > 0 ? true : /^i$/i.test(word) && isNumbered;
};

const numberOf = (word: string, place: number, all: readonly string[], shouted: boolean): string | undefined => {
  const roman = ROMAN.indexOf(word.toUpperCase());
  if (roman >= 0 && isNumeral(word, place, all, shouted)) return String(roman + 1);
  const folded = foldMarks(word);
  return ORDINALS.find(([start]) => start.test(folded))?.[1];
};

/** The words as they stand in the text, formulas without their signs: `$H_2O$` is `H2O`. */
const rawWords = (text: string): readonly string[] => text.replace(/[_{}^$*]/g, '').match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

export const foldedWords = (text: string): readonly string[] => rawWords(text).map(foldMarks);

/** The stems of a text without those words that say nothing about its subject; numerals are digits. */
export const stemsOf = (text: string): readonly string[] => {
  const raw = rawWords(text);
  const shouted = text === text.toUpperCase();
  return raw.flatMap((word, place) => {
    const number = numberOf(word, place, raw, shouted);
    if (number !== undefined) return [number];
    const folded = foldMarks(word);
    return FILLER.has(folded) ? [] : [polishStem(folded)];
  });
};

export const isWeakStem = (stem: string): boolean => WEAK.has(stem);

export const messageWords = (message: string): MessageWords => {
  const stems = [...new Set(stemsOf(message))];
  const strong = stems.filter((stem) => !isWeakStem(stem));
  return strong.length === 0 ? { strong: stems, weak: [] } : { strong, weak: stems.filter(isWeakStem) };
};
