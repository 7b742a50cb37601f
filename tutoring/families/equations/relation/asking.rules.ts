/** Words that only ask, bid and greet, in the form of `FormulaText`. */
const ASKING = String.raw`(?:rozwiaz|rozwiazac|rozwiazanie|rozwiazania|oblicz|obliczyc|wyznacz|wyznaczyc|podaj|znajdz|policz|zapisz|sprawdz|jak|jaki|jakie|jest|to|zrobic|zadanie|zad|\d+|przyklad|prosze|pomocy|pomoz|pomozesz|mi|hej|czesc|siema|dzien dobry|mam|nie umiem|nie wiem|nie rozumiem|tego|ten|ta|taka|taki|z|i|umiem|ktos|wie|da rade|pls)`;

/** Whether words only ask, apart from those that are told here (a pattern). */
export const onlyAsks = (words: string, topic: string): boolean =>
  new RegExp(String.raw`^(?:(?:${topic}|${ASKING})(?: |$))*$`).test(words);
