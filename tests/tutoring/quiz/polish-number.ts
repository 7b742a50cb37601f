/** Things that tasks count, after 1, after 2 to 4, and after 5 and more. */
const COUNTED =
  'baton batony batonów, bluzka bluzki bluzek, cukierek cukierki cukierków, cyfra cyfry cyfr, dzień dni dni, godzina godziny godzin, jogurt jogurty jogurtów, karta karty kart, kasztan kasztany kasztanów, klocek klocki klocków, kredka kredki kredek, krawędź krawędzie krawędzi, kula kule kul, kurtka kurtki kurtek, rok lata lat, miejsce miejsca miejsc, miesiąc miesiące miesięcy, minuta minuty minut, moneta monety monet, muszelka muszelki muszelek, naklejka naklejki naklejek, oczko oczka oczek, osoba osoby osób, pudełko pudełka pudełek, punkt punkty punktów, reszka reszki reszek, sposób sposoby sposobów, spódnica spódnice spódnic, stopień stopnie stopni, strona strony stron, uczeń uczniowie uczniów, wierzchołek wierzchołki wierzchołków, zadanie zadania zadań, zeszyt zeszyty zeszytów, złoty złote złotych, ściana ściany ścian, śliwka śliwki śliwek, litr litry litrów, metr metry metrów, bilet bilety biletów, jabłko jabłka jabłek, tydzień tygodnie tygodni, pompa pompy pomp, drużyna drużyny drużyn'
    .split(', ')
    .map((forms) => forms.split(' '));

const ROLES = new Map<string, ReadonlySet<string>>(
  COUNTED.flatMap(([one = '', few = '', many = '']) => [
    [one, new Set(['one'])] as const,
    [few, new Set(few === many ? ['few', 'many'] : ['few'])] as const,
    [many, new Set(few === many ? ['few', 'many'] : ['many'])] as const,
  ]),
);

/** Whole numbers and decimals before a word, with or without dollars; not what ends a larger number or a decimal. */
const NUMBER_AND_WORD =
  /(?<![\d,.:/^_}\\-]|\d\u00A0|\d )\$?(\d{1,3}(?:[\u00A0 ]\d{3})+|\d+)(,\d+)?\$?[\u00A0 ](\p{L}+)/gu;

const RULES = new Intl.PluralRules('pl');

/** In other cases than the nominative two to four take the form of many („od 3 punktów”), and 1 that of few („z 1 bluzki”); nothing else is Polish. */
const isRightAfter = (number: number, roles: ReadonlySet<string>): boolean => {
  if (!Number.isInteger(number)) return roles.has('few');
  switch (RULES.select(number)) {
    case 'one':
      return roles.has('one') || roles.has('few');
    case 'few':
      return roles.has('few') || roles.has('many');
    default:
      return roles.has('many');
  }
};

/** Where a counted thing does not stand in the form that its number asks for: „5 godziny”. */
export const wronglyCounted = (text: string): readonly string[] =>
  [...text.matchAll(NUMBER_AND_WORD)].flatMap(([said, whole = '', decimals = '', word = '']) => {
    const roles = ROLES.get(word);
    const number = Number(whole.replace(/\D/g, '') + decimals.replace(',', '.'));
    return roles === undefined || isRightAfter(number, roles) ? [] : [said];
  });
