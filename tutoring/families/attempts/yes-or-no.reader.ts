/** A verb that says the same of each question. */
const SAYING = String.raw`jest|sa|lezy|leza|nalezy|naleza|dzieli|spelnia\w*|podzieln\w*`;

/** What may be asked for; „malejąca” is none of what is asked by „rosnąca”. */
const NAMED = String.raw`rozwiazani\w*|pierwiastki\w*|pierwsz\w*|zlozon\w*|prostokatn\w*|prostopadl\w*|rownolegl\w*|rosnac\w*|malejac\w*|wyraz\w*`;

const PREDICATE = new RegExp(`^(?:nie)?(?:${SAYING}|(${NAMED}))$`);

/** What stands beside it and decides nothing. */
const BESIDE = /^(?:tak|nie|no|sie|to|ta|ten|on|ona|ono|przez|bez|reszty|wiec|czyli|chyba)$/;

/**
 * „Nie jest”, „niepodzielna” and „dzieli się przez 4”: yes or no in the words of the question `asked`. Undefined for what says neither, both,
 * or something else. Small letters without marks.
 */
export const yesOrNoIn = (said: string, asked: string): 'tak' | 'nie' | undefined => {
  const [claim = ''] = said.split(/ (?:bo|poniewaz|gdyz) /);
  const words = claim.trim().split(' ');
  const isAsked = (word: string): boolean => asked.includes(` ${word.slice(0, STEM)}`);
  const denials = words.filter((word) => word === 'nie' || (word.startsWith('nie') && PREDICATE.test(word)));
  const others = words.filter((word) => !PREDICATE.test(word) && !BESIDE.test(word));
  if (!words.some((word) => PREDICATE.test(word)) || !others.every(isAsked)) return undefined;
  const isOther = words.some((word) => PREDICATE.exec(word)?.[1] !== undefined && !isAsked(word.replace(/^nie/, '')));
  if (isOther || denials.length > 1 || (denials.length > 0 && words.includes('tak'))) return undefined;
  return denials.length > 0 ? 'nie' : 'tak';
};

const STEM = 5;
