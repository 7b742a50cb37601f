/** Names of a kind, as „ile jest drzew” asks for them, with the stems of what belongs to it. */
const KINDS: readonly (readonly [kind: RegExp, members: RegExp])[] = [
  [/^(?:uczni\w*|dzieci|osob)$/, /^(?:dziewcz|chlop|uczen|uczni|kobiet|mezczyzn)/],
  [/^drzew$/, /^(?:jablon|grusz|sliw|wisn|czeresn|brzoz|deb|sosn|swierk|klon|lip)/],
  [/^owocow$/, /^(?:jabl|gruszk|gruszek|sliw|banan|pomarancz|cytryn)/],
  [/^kwiatow$/, /^(?:roz|tulipan|zonkil|gozdzik|narcyz|stokrot|fiolk)/],
  [/^zwierzat$/, /^(?:kot|ps|krow|kon|kur|kacz|ges|owiec|owc|koz|krolik|swin)/],
];

/** „Drzew” are apple trees and pear trees together. */
export const isKindOf = (kind: string, members: readonly string[]): boolean =>
  KINDS.some(([named, belongs]) => named.test(kind) && members.every((member) => belongs.test(member)));
