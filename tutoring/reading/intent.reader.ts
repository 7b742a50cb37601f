/** What a message without a formula wants. Letters with and without Polish marks count the same. */
export type Intent =
  | 'greeting'
  | 'thanks'
  | 'help'
  | 'example'
  | 'demand'
  | 'agreement'
  | 'complaint'
  | 'identity'
  | 'abilities'
  | 'farewell'
  | 'worry'
  | 'files'
  | 'proposal'
  | 'other';

const PATTERNS: readonly (readonly [Intent, RegExp])[] = [
  [
    'demand',
    /\b(podaj|daj|napisz|powiedz|zdradz|pokaz|chce|wyslij)\b.{0,30}\b(wynik|odpowiedz|rozwiazani|calosc|ile)|po prostu (powiedz|podaj|napisz|daj)|jak(a|i|ie) (jest|to) (wynik|odpowiedz|rozwiazani)|ile (to )?(wychodzi|wyszlo|bedzie|wynosi)|rozwiaz (to |je |mi )?(za mnie|cale|mi)|zrob (to|je) za mnie|gotow(y|a|e) (wynik|odpowiedz|rozwiazani)|nie chce podpowiedzi|sama odpowiedz|bez tlumaczenia|podaj x\b/,
  ],
  // „Przykład” alone is the pupil's own exercise as often.
  ['example', /\bpodobn\w* (przyklad|zadani)|\b(pokaz|podaj|daj|poprosze( o)?|chce)( mi)?( jakis| inny)? przyklad/],
  [
    'worry',
    /\b((boje|stresuje|denerwuje) sie|sie (boje|stresuje|denerwuje))\b|\b(nie cierpie|nie lubie) [a-z]|\bnudzi mi sie/,
  ],
  ['files', /\b(wyslac|przeslac|dodac|wrzucic)\b.*\bzdjeci/],
  [
    'proposal',
    /\b(odejm|odjac|doda[cmj]|pomnoz|mnoz|podziel|dziel(?!nik)|przeni[eo]s|przenos|skroc|rozszerz|wyznacz|wylacz|podstaw(?!a|y|ie)|zamien|wspoln(?!y mianownik \d))|^\s*[/|\\]\s*[-+*:·]\s*\d*[a-z]?\s*$/,
  ],
  [
    'identity',
    /\bkto ty jestes|\bkim (ty )?jestes|\bjestes (czlowiek|robot|prawdziw|botem)|\bjak (masz na imie|sie nazywasz)/,
  ],
  ['abilities', /\bco (ty )?(umiesz|potrafisz|mozesz)\b|\bw czym (mi )?(mozesz )?pomo|\bumiesz\s*\?*$/],
  ['farewell', /^\s*(pa|papa|pa pa|do widzenia|na ?razie|dobranoc|do jutra|trzymaj sie)[\s.!]*$/],
  [
    'help',
    /nie (wiem|umiem|rozumiem|potrafie|kumam|kminie|jarze|lapie|ogarniam|mam pojecia|czaje)|\bnwm\b|^e+h* co[?! ]*$|podpowie|wskazowk|pomo[cz]|\bdalej\b|nastepn|kolejn|co (teraz|robic|mam (z?robic|z tym))|jak (to )?(zaczac|zrobic|rozwiazac|policzyc|obliczyc)|od czego|utkn|zaci[ae]l|(?:jaki|ktory|podaj|przypomnij|daj|nie (?:znam|pamietam)|zapomnial[ae]?m?)\b.{0,20}\bwzor|trudne|jeszcze raz|wytlumacz|wyjasnij|dlaczego|czemu|^(hm+|eh+|\?+|nie)[.!?]*$|przyklad|help/,
  ],
  ['thanks', /\b(dzieki|dziekuj\w*|thx|thanks|super|ekstra|swietnie|fajnie|fajne zadanie)\b/],
  ['greeting', /^\s*(czesc|hej|hejka|siema|siemka|witaj|witam|dzien dobry|dobry wieczor|halo|elo|yo)\b/],
  [
    'complaint',
    /\b(glupi|nudn|bez sensu|nie chce mi sie|mi sie nie chce|gupi|po co mi to|do niczego mi|nienawidze|mam dosc|wkurz|wkurw|denerwuje mnie|nie ma sensu|beznadziej|jestes (do bani|slab)|wez sie)/,
  ],
  [
    'agreement',
    /^\s*(ok kumam|a+ ok|aha ok|hmm? ok|wow|chwila|chwilka|moment|aha rozumiem|juz rozumiem|kumam|czaje|no dobra|zaraz)\b[\s.!]*$|^\s*(ok|okej|okay|oki|dobra|dobrze|jasne|rozumiem|aha|mhm|tak|no|gotowe|juz|spoko|luz|luzik|git|no i git|elegancko)\b[\s.!]*$/,
  ],
];

export const readIntent = (message: string): Intent => {
  const plain = withoutMarks(message.slice(0, 600).toLowerCase());
  return PATTERNS.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'other';
};

/** „P = a · b”, „wzór a² + b² = c²”: what is to be calculated, still without the numbers of the task. */
export const isFormulaOfLetters = (message: string): boolean => {
  const [, formula = ''] =
    /^\s*(?:(?:ze )?wz[oó]r\w*:? )?([a-z\d/^*·:()+.²³√π_ -]+=[a-z\d/^*·:()+.²³√π_ -]+)$/i.exec(message) ?? [];
  return (
    !/[a-z]{4}|\d\d|=\s*\d(?!\d*\s*[·*]?\s*π)|log|sin|cos|tg|sqrt/i.test(formula) &&
    new Set(formula.toLowerCase().match(/[a-z]/g)).size > 1
  );
};

/** „Wyróżnik” → „wyroznik”. */
export const withoutMarks = (text: string): string =>
  text.replaceAll('ł', 'l').replaceAll('Ł', 'L').normalize('NFD').replace(/\p{M}/gu, '');

/** A message that speaks of the pupil's own work rather than of a new task. */
export const speaksOfOwnStep = (message: string): boolean =>
  /\b(bo\b|mam|mamy|wychodz|wysz|wyjdzie|dosta|otrzym|odj[ae](?!ch|zd)|odejm|doda|pomnoz|podziel|przenio|przenos|zrobil|czyli|wiec\b|zatem|odpowiedz|odp|wynik to|wynik jest|moze|bedzie|to bedzie|policzyl|obliczyl|napisal|zapisal|skroc|zamieni|podstawi(?!e(?!n))|wyznaczy)/.test(
    withoutMarks(message.toLowerCase()),
  );

/** „Wyszło mi 4”: a number in such a message is an answer. „Mam odjąć 3?” asks for a move. */
export const speaksOfResult = (message: string): boolean =>
  /\b(mam(?! (?:to )?[a-z]+(?:[aeiy]|es)c\b)|wychodz|wysz|dosta|otrzym|wynik|odpowiedz|odp\b|rozwiazanie)/.test(
    withoutMarks(message.toLowerCase()),
  );

/** An unmistakable new task. */
export const commandsTask = (message: string): boolean =>
  /\b(rozwiaz|oblicz|policz|ile to|ile jest|uprosc|nowe zadanie|kolejne zadanie|nastepne zadanie|inne zadanie|drugie zadanie|teraz zadanie|zadanie \d)/.test(
    withoutMarks(message.toLowerCase()),
  );
