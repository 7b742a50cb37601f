import { template, type Template } from '#tutoring/reading/template.reader.ts';
import type { Situation } from './one-step-problem.types.ts';

/** How the words around the two numbers are checked (`one-step-problem.reader.ts`). */
export type StoryShape =
  'change' | 'pair' | 'difference' | 'comparison' | 'kinds' | 'groups' | 'share' | 'packs' | 'missing';

interface Stories {
  readonly situation: Situation;
  readonly shape: StoryShape;
  readonly templates: readonly Template[];
}

export const GAIN =
  '(dostal*|kupil*|dokupil*|doszl*|doszedl|przyszl*|przyszedl|wsiadl*|przybyl*|przyjechal*|dolozyl*|dodal*|znalaz*|przylecial*|dorzucil*|wygral*|dolaczyl*|doniosl*|podarowal* (mu|jej|im)|dal* (mu|jej|im))';
export const LOSS =
  '(oddal*|zjadl*|zjedl*|zgubil*|stracil*|sprzedal*|sprzedano|wysiadl*|odjechal*|odeszl*|odlecial*|uciekl*|zuzyl*|rozdal*|podarowal*|dal*|przegral*|zabral*|zabrano|wyszl*|pekl*|zbil*|wypil*|pozyczyl*|poczestowal*|wyjechal*)';
const START = '<s1+> {a} [<mid>] [i|;|oraz]';
const NOW = '(ma|maja|jest|bylo)';
const GOES_ON = '(jedzie|pojedzie|pojechalo) dalej';

const stories = (situation: Situation, shape: StoryShape, ...sources: readonly string[]): Stories => ({
  situation,
  shape,
  templates: sources.map(template),
});

export const STORIES: readonly Stories[] = [
  stories(
    'gain',
    'change',
    `${START} ${GAIN} [<x>] {b} [<t2>] [<q>] ${NOW} [<q2>] [(teraz|razem|lacznie)]`,
    `${START} ${GAIN} [<x>] {b} [<t2>] [<q>] (teraz|razem|lacznie) [<q2>]`,
    `${START} ${GAIN} [<x>] {b} [<t2>] [<q>] ${GOES_ON}`,
  ),
  stories(
    'loss',
    'change',
    `${START} ${LOSS} [<x>] {b} [<t2>] [<q>] [(mu|jej|im|mi)] (zostal*|pozostal*|zostanie) [(mu|jej|im|mi)] [<q2>]`,
    `${START} ${LOSS} [<x>] {b} [<t2>] [<q>] ${NOW} [<q2>] [teraz]`,
    `${START} ${LOSS} [<x>] {b} [<t2>] [<q>] teraz [<q2>]`,
    `${START} ${LOSS} [<x>] {b} [<t2>] [<q>] ${GOES_ON}`,
    `<s1+> {a} <mid> {b} ${LOSS} [<q>] [(mu|jej|im|mi)] (zostal*|pozostal*|zostanie) [<q2>]`,
  ),
  stories('together', 'pair', `<s1+> {a} <mid+> [i|oraz] {b} [<t2>] [<q>] (razem|lacznie|wszystk*) [<q2>]`),
  stories('together', 'pair', `<s1+> {a} <mid> (i|oraz|;) {b} <t2> [<q>] (razem|lacznie|wszystk*) [<q2>]`),
  stories('difference', 'difference', '<s1+> {a} <mid+> {b} [<t2>] o [<q>] (wiecej|mniej|starsz*|mlodsz*) [<q2+>]'),
  ...(['more', 'less'] as const).map((situation) =>
    stories(
      situation,
      'comparison',
      ...(situation === 'more' ? ['wiecej', 'starsz*'] : ['mniej', 'mlodsz*']).flatMap((word) => [
        `<s1+> {a} <mid+> o {b} [<t2>] ${word} [(od|niz) <ref>] <q+>`,
        `<s1+> {a} <mid+> ${word} [(od|niz) <ref>] o {b} [<t2>] <q+>`,
      ]),
    ),
  ),
  stories('times', 'comparison', '<s1+> {a} <mid+> {b} razy (wiecej|tyle|starsz*) [(od|niz|co) <ref>] <q+>'),
  stories('part', 'comparison', '<s1+> {a} <mid+> {b} razy (mniej|mlodsz*) [(od|niz) <ref>] <q+>'),
  ...(['more', 'less', 'times', 'part'] as const).map((situation) => {
    const word = situation === 'more' || situation === 'times' ? 'wiecej' : 'mniej';
    const by = situation === 'more' || situation === 'less' ? 'o {b}' : '{b} razy';
    return stories(situation, 'kinds', `<s1+> {a} <mid> (i|oraz) ${by} ${word} <t2> <q+>`);
  }),
  stories(
    'groups',
    'groups',
    '[<s1+>] {a} <mid+> po {b} <t2> <q+>',
    '[<s1+>] {a} <mid+> po {b} <t2> [<z>] (razem|lacznie) [<z2>]',
    'kazd* z {a} <mid+> [po] {b} <t2> <q+>',
    'w kazd* z {a} <mid+> {b} <t2> <q+>',
  ),
  stories(
    'share',
    'share',
    ...['(podziel*|rozdziel*|rozdal*|rozdano|rozlozyl*|rozlozono|ulozyl*|wlozyl*|zapakow*|rozsadz*)'].flatMap(
      (verb) => [
        `[<s1+>] {a} <mid> ${verb} [(je|ich)] [po] rowno (miedzy|pomiedzy|na|do|wsrod) {b} <t2> [po] [<q>] (kazd*|1) [<q2+>]`,
        `[<s1+>] {a} <mid> ${verb} [po] rowno (miedzy|pomiedzy|na|do|wsrod) {b} <t2> po <q+>`,
        `[<s1+>] ${verb} [po] rowno {a} <mid> (miedzy|pomiedzy|na|do|wsrod) {b} <t2> [po] [<q>] (kazd*|1) [<q2+>]`,
        `[<s1+>] ${verb} {a} <mid> [po] rowno (miedzy|pomiedzy|na|do|wsrod) {b} <t2> [po] [<q>] (kazd*|1) [<q2+>]`,
        `[<s1+>] {a} <mid> (miedzy|pomiedzy|na|do|wsrod) {b} <t2> [po] rowno [po] [<q>] (kazd*|1) [<q2+>]`,
      ],
    ),
    '[<s1+>] {a} <mid> (rozdal*|rozdano) [(je|ich)] po rowno {b} (dzieciom|uczniom|kolegom|kolezankom|osobom|wnukom) [po] [<q>] (kazd*|1) [<q2+>]',
    '[<s1+>] (rozdal*|rozdano) {a} <mid> po rowno {b} (dzieciom|uczniom|kolegom|kolezankom|osobom|wnukom) [po] [<q>] (kazd*|1) [<q2+>]',
  ),
  stories(
    'packs',
    'packs',
    '<box> po {b} <t2> (mozna|da|zrobi|powstanie|zrobimy) [<v>] z {a} <mid>',
    '[<s1+>] {a} <mid> (zapakow*|wlozyl*|wlozono|ulozyl*|ulozono|rozlozyl*|rozlozono|spakow*) po {b} [<t2>] (do|w) <box> [potrzeb*] <q>',
  ),
  stories(
    'missing',
    'missing',
    `<s1+> {a} <mid> ${LOSS} (kilka|pare) [i] [(mu|jej|im)] (zostal*|pozostal*) [(mu|jej|im)] {b} [<t2>] [<q>] ${LOSS}`,
  ),
];
