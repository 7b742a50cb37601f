import { GAIN, LOSS } from '#tutoring/families/early/one-step-problem/one-step-problem.templates.ts';
import { template, type Template } from '#tutoring/reading/template.reader.ts';
import type { Comparison } from './two-step-problem.types.ts';

interface ComparedTemplates {
  readonly comparison: Comparison;
  /** Of two people or places: `mid` names what is counted and the second of them. */
  readonly owners: readonly Template[];
  /** Of two things: `t2` is the second of them. */
  readonly things: readonly Template[];
  /** The same, where the question says „razem”. */
  readonly thingsTogether: readonly Template[];
}

const TOGETHER = '[<q>] (razem|lacznie|oboje) [<q2>]';
const SPENT = `(wydal*|${LOSS})`;
const WORDS: Readonly<Record<Comparison, string>> = {
  more: '(wiecej|starsz*)',
  less: '(mniej|mlodsz*)',
  times: '(wiecej|tyle|starsz*)',
  part: '(mniej|mlodsz*)',
};

export const COMPARED: readonly ComparedTemplates[] = (['more', 'less', 'times', 'part'] as const).map((comparison) => {
  const isFactor = comparison === 'times' || comparison === 'part';
  const [by, thing] = isFactor ? ['{b} razy', ''] : ['o {b}', '[<t2>]'];
  const word = WORDS[comparison];
  const pairs = [`<s1+> {a} <mid> (i|oraz) ${by} ${word} <t2>`, `<s1+> {a} <mid> <t2> ${by} ${word}`];
  return {
    comparison,
    owners: [
      `<s1+> {a} <mid+> ${by} ${thing} ${word} [<t4>] [(od|niz|co) <ref>] ${TOGETHER}`,
      ...(isFactor ? [] : [`<s1+> {a} <mid+> ${word} [(od|niz) <ref>] ${by} ${thing} ${TOGETHER}`]),
    ].map(template),
    things: pairs.map((pair) => template(`${pair} <q+>`)),
    thingsTogether: pairs.map((pair) => template(`${pair} ${TOGETHER}`)),
  };
});

interface ChangedTemplates {
  readonly areGains: readonly [boolean, boolean];
  readonly templates: readonly Template[];
}

const NEXT = '[i|;|oraz] [najpierw|potem|pozniej|nastepnie|jeszcze|na przystanku|na nastepnym przystanku]';
const AT_END = [
  '[<q>] (zostal*|pozostal*|zostanie|teraz|ma|maja) [<q2>] [teraz]',
  '[<q>] (jedzie|pojedzie|pojechalo) [teraz] [dalej] [<q2>] [teraz]',
];

export const CHANGED: readonly ChangedTemplates[] = [true, false].flatMap((isFirstGain) =>
  [true, false].map((isSecondGain): ChangedTemplates => {
    const [first, second] = [isFirstGain ? GAIN : SPENT, isSecondGain ? GAIN : SPENT];
    const start = `<s1+> {a} [<mid>] ${NEXT} ${first} [<x>] {b} [<t2>] ${NEXT}`;
    return {
      areGains: [isFirstGain, isSecondGain],
      templates: AT_END.flatMap((question) => [
        template(`${start} ${second} [<y>] {c} [<t3>] ${question}`),
        template(`${start} {c} [<t3>] ${second} [<y>] ${question}`),
      ]),
    };
  }),
);
