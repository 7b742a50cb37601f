const WHO =
  'pani|pan|nauczyciel(?:ka|ki)?|mama|mamie|tata|tacie|brat|bratu|siostra|siostrze|kolega|koledze|kolezanka|kolezance|kumpel|kumplowi|babcia|dziadek|ktos|korepetytor(?:ka)?|chat ?gpt|gpt|czat|ai|sztuczna inteligencja|kalkulator(?:ze)?|photomath|brainly|google|inni|wszyscy|klasa';
const SAYS =
  'ma|maja|mial[aeoi]?|mieli|mow\\w*|powiedzial\\w*|pokazuj\\w*|pokazal\\w*|pisz\\w*|napisal\\w*|twierdz\\w*|podaj\\w*|podal\\w*|daje|wychodzi|wyszl[oa]|dostal\\w*|uwaza\\w*';
const WHERE =
  '(?:w|z tylu(?: w)?|na koncu|wedlug) (?:odp|odpowiedziach|odpowiedzi|kluczu|klucza|ksiazce|ksiazki|podreczniku|zbiorze|rozwiazaniach|internecie|necie)(?: (?:z tylu|na koncu|w ksiazce|do zadan|zadan))?';
const LINKS =
  '(?:(?:ze|to|jest|sa|maja|ma|mialo|byc|bedzie|wyjsc|wychodzi|wyszlo|wynik|odpowiedz|wynosi|pisze|podaja|stoi|mi|nam|jej|jemu|mu|ok|powinno|musi|inaczej|a|:|,|-(?!\\d))\\s*)*';
const CLAIMED = new RegExp(
  `^(?:a |ale |no |bo |hej )*(?:${WHERE}\\b|(?:mojej |moj |moja |mojemu )?(?:${WHO})\\b (?:z \\w+ )?(?:${SAYS})\\b)\\s*${LINKS}((?:[a-z]\\w?\\s*=\\s*)?-?[\\d√(].*)$`,
);

const VALUE = '(?:[a-z]\\w?\\s*=\\s*)?-?\\d(?:[\\d.,/ ]{0,7}\\d)?(?:\\s?[a-z]{1,3}[²³23]?)?';
const TWO_RESULTS = new RegExp(
  `^(?:to |a |no |czyli |wiec |bedzie |wynik to |ma byc |powinno byc )*(?:czy )?(${VALUE})\\s*,?\\s*(?:czy\\s+(?:moze |raczej )?(${VALUE})\\s*[?.!]*|(?:albo|lub)\\s+(${VALUE})\\s*\\?+)$`,
);

/** „w odpowiedziach jest 12”, „kolega ma 177”: the result that somebody else has. Of small letters without marks. */
export const claimedResultIn = (plain: string): string | undefined => CLAIMED.exec(plain)?.[1]?.replace(/[?!.]+$/, '');

/** „12 czy 24?”, „x = 4 czy x = 7”: two results of which a pupil does not know the right one. */
export const twoResultsIn = (plain: string): readonly [string, string] | undefined => {
  const [, one, second, third] = TWO_RESULTS.exec(plain) ?? [];
  return one === undefined ? undefined : [one, second ?? third ?? ''];
};
