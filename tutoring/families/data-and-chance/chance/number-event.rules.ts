/** What a drawn number is to be. */
export type NumberEvent =
  | { readonly kind: 'even' | 'odd' | 'prime' }
  | { readonly kind: 'divisible' | 'greater' | 'less' | 'atLeast' | 'atMost' | 'equal'; readonly by: number };

const isPrime = (number: number): boolean => {
  if (number < 2) return false;
  for (let factor = 2; factor * factor <= number; factor += 1) if (number % factor === 0) return false;
  return true;
};

export const fits = (event: NumberEvent, number: number): boolean => {
  switch (event.kind) {
    case 'even':
      return number % 2 === 0;
    case 'odd':
      return number % 2 === 1;
    case 'prime':
      return isPrime(number);
    case 'divisible':
      return number % event.by === 0;
    case 'greater':
      return number > event.by;
    case 'less':
      return number < event.by;
    case 'atLeast':
      return number >= event.by;
    case 'atMost':
      return number <= event.by;
    case 'equal':
      return number === event.by;
  }
};

/** With the number on the border counted in, or out; undefined where there is none. */
export const mistakenEvent = (event: NumberEvent): NumberEvent | undefined => {
  switch (event.kind) {
    case 'greater':
      return { kind: 'atLeast', by: event.by };
    case 'less':
      return { kind: 'atMost', by: event.by };
    case 'atLeast':
      return { kind: 'greater', by: event.by };
    case 'atMost':
      return { kind: 'less', by: event.by };
    default:
      return undefined;
  }
};

/** In the nominative, behind „liczba” or „liczba oczek”. */
export const wordsOf = (event: NumberEvent): string => {
  switch (event.kind) {
    case 'even':
      return 'parzysta';
    case 'odd':
      return 'nieparzysta';
    case 'prime':
      return 'będąca liczbą pierwszą';
    case 'divisible':
      return `podzielna przez $${event.by}$`;
    case 'greater':
      return `większa niż $${event.by}$`;
    case 'less':
      return `mniejsza niż $${event.by}$`;
    case 'atLeast':
      return `nie mniejsza niż $${event.by}$`;
    case 'atMost':
      return `nie większa niż $${event.by}$`;
    case 'equal':
      return `równa $${event.by}$`;
  }
};

const FACES = ['', 'jedynk', 'dwojk', 'trojk', 'czwork', 'piatk', 'szostk'];

const READINGS: readonly (readonly [RegExp, (by: number) => NumberEvent])[] = [
  [/^ parzyst[a-z]*$/, () => ({ kind: 'even' })],
  [/^ nieparzyst[a-z]*$/, () => ({ kind: 'odd' })],
  [/^(?: bedaca)? pierwsz[a-z]*$/, () => ({ kind: 'prime' })],
  [/^(?: podziel[a-z]*| dzieli| dzielac[a-z]*) przez (\d+)$/, (by) => ({ kind: 'divisible', by })],
  [/^(?: bedaca)? wielokrotnosc[a-z]* (\d+)$/, (by) => ({ kind: 'divisible', by })],
  [/^(?: wiecej| wieksz[a-z]*)(?: niz| od) (\d+)$/, (by) => ({ kind: 'greater', by })],
  [/^(?: ponad| powyzej) (\d+)$/, (by) => ({ kind: 'greater', by })],
  [/^(?: mniej| mniejsz[a-z]*)(?: niz| od) (\d+)$/, (by) => ({ kind: 'less', by })],
  [/^ ponizej (\d+)$/, (by) => ({ kind: 'less', by })],
  [/^ co najmniej (\d+)$/, (by) => ({ kind: 'atLeast', by })],
  [/^ co najwyzej (\d+)$/, (by) => ({ kind: 'atMost', by })],
  [/^(?: rown[a-z]*)? (\d+)$/, (by) => ({ kind: 'equal', by })],
];

/** The event of words in the canonical form: undefined when a word is left over. */
export const numberEventIn = (words: string): NumberEvent | undefined => {
  const core = words.replace(
    / (?:liczb[aeyi]?|oczek|oczka|oczko|oczkow|ilosc|ilosci|niej|wieksza (?=pierwsza))(?= |$)/g,
    '',
  );
  for (const [pattern, eventBy] of READINGS) {
    const match = pattern.exec(core);
    if (match !== null) return eventBy(Number(match[1] ?? 0));
  }
  const face = FACES.findIndex((stem) => stem !== '' && new RegExp(`^ ${stem}[aieiou]$`).test(core));
  return face > 0 ? { kind: 'equal', by: face } : undefined;
};
