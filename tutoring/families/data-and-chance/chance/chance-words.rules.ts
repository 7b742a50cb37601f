const PROBABILITY = '(?: jest)?(?: (?:prawdopodobienstw[a-z]*|szans[a-z]*|p))(?: na| zdarzenia)?(?: a)?';
const VERB =
  '(?: (?:wypadnie|wypadna|wypadla|wypadlo|wypadniecia|wyrzucenia|wyrzucimy|wyrzuce|otrzymania|otrzymamy|uzyskania|uzyskamy|wylosowania|wylosujemy|wyciagniecia|wyciagniemy|trafienia|jest|na niej|na kostce))*';

/** An event of an experiment, in the orders in which tasks put them: the event is left to be read. Sources of regular expressions. */
export const eventOf = (experiment: string, text: string): string | undefined => {
  for (const pattern of patternsOf(experiment)) {
    const event = pattern.exec(text)?.groups?.['event'];
    if (event !== undefined) return event;
  }
  return undefined;
};

/** The groups that an experiment names, together with its event. */
export const groupsOf = (
  experiment: string,
  text: string,
): Readonly<Record<string, string | undefined>> | undefined => {
  for (const pattern of patternsOf(experiment)) {
    const groups = pattern.exec(text)?.groups;
    if (groups !== undefined) return groups;
  }
  return undefined;
};

const patternsOf = (experiment: string): readonly RegExp[] => {
  const known = compiled.get(experiment);
  if (known !== undefined) return known;
  const patterns = [
    new RegExp(`^${experiment}(?: i)?${PROBABILITY}${VERB}(?<event>(?: \\S+)+?)$`),
    new RegExp(`^${PROBABILITY}${VERB}(?<event>(?: \\S+)+?)${experiment}$`),
    new RegExp(`^${PROBABILITY}${experiment}${VERB}(?<event>(?: \\S+)+?)$`),
    new RegExp(`^${experiment}${VERB}(?<event>(?: \\S+)+?)${PROBABILITY}$`),
  ];
  compiled.set(experiment, patterns);
  return patterns;
};

const compiled = new Map<string, readonly RegExp[]>();

/** „{1, 2, 3, …, 20}” and „{1, 2, 3, 4}” are the numbers from the first to the last, „nie większa niż 4” is at most 4, and „nie będzie biała” is any other colour. */
export const withRangesTold = (message: string): string =>
  message
    .replace(/(?<!\p{L})nie (?:jest|będzie|bedzie) (?=[bczżnp]\p{L}+[aą](?!\p{L}))/giu, 'inna niż ')
    .replace(/(?<!\p{L})nie wi[ęe]ksz\p{L}+ (?:niż|niz|od)(?=\s)/giu, 'co najwyżej')
    .replace(/(?<!\p{L})nie mniejsz\p{L}+ (?:niż|niz|od)(?=\s)/giu, 'co najmniej')
    .replace(
      /(?:ze zbioru\s+)?(?:liczb\s+)?\\?\{\s*(\d+)\s*[,;]\s*\d+\s*(?:[,;]\s*\d+\s*)?[,;]\s*(?:\.{2,3}|…|\\ldots)\s*[,;]\s*(\d+)\s*\\?\}/giu,
      'liczb od $1 do $2',
    )
    .replace(/(?:ze zbioru\s+)?(?:liczb\s+)?\\?\{((?:\s*\d+\s*[,;])+\s*\d+\s*)\\?\}/giu, (all, list: string) => {
      const numbers = list.split(/[,;]/).map(Number);
      const [first = 0] = numbers;
      const isWhole = numbers.length > 2 && numbers.every((number, index) => number === first + index);
      return isWhole ? `liczb od ${first} do ${first + numbers.length - 1}` : all;
    });
