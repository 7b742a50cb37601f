const STREET_WORD = String.raw`(?:ul\.|ulic[aąyęe]|al\.|alei|aleja|aleją|aleje|os\.|osiedl[eau]|pl\.|placu?|ul(?= \p{Lu}))`;
const NAME = String.raw`(?:\d{1,2} )?\p{Lu}[\p{L}.-]{0,30}(?: (?:\p{Lu}[\p{L}.-]{0,30}|i|\d{1,2}(?= \p{Lu}))){0,3}`;
const HOUSE = String.raw`\d{1,4}(?:\s?[a-zA-Z](?![\p{L}.]|\s[\p{L}\d]))?(?:\s?[/\\]\s?\d{1,4}[a-z]?|\s?(?:m\.?|lok\.?|mieszkania|mieszkanie)\s?\d{1,4})?(?![\d,.]\d|\p{L}|\s?(?:zł|kg|km|cm|m[²³23]?|%|lat|dom|drzew|osób))`;
const CITY = String.raw`\p{Lu}\p{L}{1,24}(?:[ -]\p{Lu}\p{L}{1,24}){0,2}`;
const POSTCODE = String.raw`\d{2}\s?[-–]\s?\d{3}`;
const TOWN = String.raw`(?:,?\s{1,3}(?:${POSTCODE}\s{1,3}${CITY}|(?:w|we)\s{1,3}${CITY})|,\s{0,3}(?:${POSTCODE}\s{0,3})?${CITY}(?=[\s.,!?]|$))`;

/** ul. Długa 5/7, 00-123 Warszawa. */
const STREET = new RegExp(String.raw`(?<!\p{L})(?:${STREET_WORD})\s?${NAME}\s${HOUSE}(?:${TOWN})?`, 'gu');
const SMALL_STREET = new RegExp(
  String.raw`(?<=(?:mieszkam|mieszkamy|mieszka|adres\p{L}{0,12}|dom jest)[^.!?\n]{0,30})(?:${STREET_WORD})\s?\p{L}{1,24}(?: \p{L}{1,24})? ${HOUSE}(?:${TOWN})?`,
  'giu',
);
const LIVING_AT = new RegExp(
  String.raw`(?<=(?:[Mm]ieszka(?:m|my|ją)?|[Zz]ameldowan\p{L}{1,24})\s{1,3}(?:teraz |tu |z \p{L}{1,24} )?(?:na|przy|w|we)\s{1,3})${NAME}(?:\s${HOUSE})(?:${TOWN})?`,
  'gu',
);
const LIVING_STREET =
  /(?<=[Mm]ieszka(?:m|my)?\s{1,3}(?:na|przy)\s{1,3}(?:ulicy |ul\. )?)\p{Lu}\p{L}{1,24}(?:ej|iego|skiego|a|i|y)(?![\p{L}])/gu;
const POSTCODE_AND_CITY = new RegExp(
  String.raw`(?<![\d\p{L}=+*/:-]|[=+*/:-]\s)${POSTCODE}\s{1,3}${CITY}(?!\p{L})`,
  'gu',
);
const NAMED_POSTCODE =
  /(?<=kod(?:em|u)? pocztow\p{L}{1,24}(?:[\s:]{1,2}(?:to|mam|jest))?[\s:]{1,2})\d{2}\s?-?\s?\d{3}(?!\d)/giu;
const OWN_ADDRESS =
  /(?<=(?:m[oó]j|nasz|domowy|zamieszkania)\s{1,3}(?:\p{L}{1,24}\s{1,3})?adres(?:\s{1,3}domowy|\s{1,3}zamieszkania)?(?:\s{1,3}to|\s{0,3}:)\s{0,3}(?:to\s{1,3})?)(?=\S)(?!\[)[^\n!?;]{3,90}?(?=[.!?;\n](?!\S)|\n|$)/giu;

export const withoutAddresses = (text: string): string =>
  [STREET, SMALL_STREET, LIVING_AT, LIVING_STREET, POSTCODE_AND_CITY, NAMED_POSTCODE, OWN_ADDRESS].reduce(
    (rest, pattern) => rest.replace(pattern, '[adres]'),
    text,
  );
