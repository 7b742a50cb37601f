import { template } from '#tutoring/reading/template.reader.ts';

/** „14:20”, „14.20” or „14”. */
const time = (name: string): string => `[@h|godz] ({${name}h} : {${name}m:time?}|{${name}t:time?})`;
const LENGTH = '({l:time} [[i] {k:time}]|kwadrans)';
const BEGAN = '(zacz*|rozpocz*|wyrusz*|wyjech*|odjech*|wyszl*|wyszedl)';
const ENDED = '(skoncz*|zakoncz*|konczy*|dojech*|dojedzie|dotar*|dotrze|przyjech*|przyjedzie|wroc*|doszl*|doszedl)';
const LASTED = '(trwal*|trwa|potrwa|jechal*|jedzie|szedl|szla)';
const ASK = '[czasu|dlugo|@h]';

export const END_TEMPLATES = [
  `[teraz] ${time('a')} za ${LENGTH}`,
  `[@h] za ${LENGTH} [teraz] ${time('a')}`,
  `<s> ${BEGAN} [<x>] o ${time('a')} [i|;] [<y>] ${LASTED} ${LENGTH} o [@h] [<z>] ${ENDED} [<v>]`,
  `<s> ${LASTED} ${LENGTH} [i|;] ${BEGAN} [<x>] o ${time('a')} o [@h] [<z>] ${ENDED} [<v>]`,
  `${LENGTH} po ${time('a')}`,
].map(template);

export const START_TEMPLATES = [
  `<s> ${LASTED} ${LENGTH} [i|;] ${ENDED} [<x>] o ${time('a')} o [@h] [<z>] ${BEGAN} [<v>]`,
  `<s> ${ENDED} [<x>] o ${time('a')} [i|;] [<y>] ${LASTED} ${LENGTH} o [@h] [<z>] ${BEGAN} [<v>]`,
  `${LENGTH} przed ${time('a')}`,
].map(template);

export const BETWEEN_TEMPLATES = [
  `${ASK} [minel*|uplynel*|minie|uplynie|uplywa|mija] od ${time('a')} do ${time('b')}`,
  `od ${time('a')} do ${time('b')} ${ASK} [minel*|uplynel*|minie|uplynie]`,
  `<s> ${BEGAN} [<x>] [o] ${time('a')} [@A|i|;] [<y>] ${ENDED} [<z>] [o] ${time('b')} ${ASK} ${LASTED} [<v>]`,
  `<s> ${LASTED} od ${time('a')} do ${time('b')} ${ASK} ${LASTED} [<v>]`,
  `<s> ${LASTED} od ${time('a')} do ${time('b')} (czasu|dlugo|@h)`,
  `(czasu|dlugo|@h) ${LASTED} <s> od ${time('a')} do ${time('b')}`,
].map(template);

/** With the minutes that they mean, where they do not name them. */
export const SPOKEN_TEMPLATES = [
  [template('[@h] za kwadrans <hour+> [@h]'), 'to', 15],
  [template('[@h] (wpol|1/2) do <hour+> [@h]'), 'halfTo', 30],
  [template('[@h] kwadrans po <hour+> [@h]'), 'past', 15],
  [template('[@h] za {m:time?} <hour+> [@h]'), 'to', undefined],
  [template('[@h] {m:time?} po <hour+> [@h]'), 'past', undefined],
] as const;
