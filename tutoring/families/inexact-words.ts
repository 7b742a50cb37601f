/** What makes another number of the one behind it, in small letters without marks, for patterns: „prawie 8”, „co najmniej 8”, „minus 8”. */
export const INEXACT =
  'prawie|ponad|okolo|tylko|najwyzej|najmniej|maksymaln\\w*|minimaln\\w*|kilk\\w*|par[aey]|tuzin\\w*|kop[aye]|ujemn\\w*|minus|kwadrat\\w*|pierwiast\\w*|odwrotn\\w*';
