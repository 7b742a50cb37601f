import { withoutMarks } from './intent.reader.ts';

/** What is on the way to results, as pupils call it; stems without marks. */
const STEMS =
  /\b(p[pb]\b|nawias|scian|podstaw|srednic|promien|sredni|wariancj|mianownik|licznik|gestosc|tworzac|wysokosc|przekatn|kwadrat|delt|sum[aey]|roznic|iloczyn|polow|mas[aey]\b|sil[aey]\b|czas|drog[aei]|prac[aey]\b|napieci|natezeni|opor)/;

/** „średnia 5” of a task that asks for the deviation: the words before a number name something that the question does not ask for. */
export const namesOnTheWay = (words: string, statement: string): boolean => {
  const [, stem] = STEMS.exec(withoutMarks(words.toLowerCase())) ?? [];
  return stem !== undefined && !new RegExp(`\\b${stem}`).test(withoutMarks(statement.toLowerCase()));
};
