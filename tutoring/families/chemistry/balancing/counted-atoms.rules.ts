import type { Verdict } from '#tutoring/families/attempt.types.ts';
import type { WorkedTask } from '#tutoring/families/worked-task.types.ts';
import { ofElement } from '../elements/element-names.texts.ts';
import { withoutSteps } from './reached-line.rules.ts';
import { plainReaction } from './reaction.reader.ts';
import { atomsOn, elementsOf, withOnes } from './reaction.rules.ts';
import type { Reaction } from './reaction.types.ts';

const BETWEEN = String.raw`(?:\s|[,;/|≠=–-]|!=|(?:i|a|oraz|po|lewej|prawej|stronie|z)(?!\p{L}))+`;

/** „O: 2 i 3”, „tlenu po lewej 2, po prawej 3”: what the first step asks for. Undefined where no element stands with two numbers. */
export const judgeCounts = (message: string, right: Reaction, original: WorkedTask): Verdict | undefined => {
  const text = plainReaction(message);
  const start = withOnes(right);
  const said = elementsOf(right).flatMap((element) => {
    const name = `(?:${element}|${ofElement(element).slice(0, -1)}\\p{L}*)`;
    const pattern = new RegExp(
      `(?<![\\p{L}\\d])${name}(?:\\s|[:=–-]|(?:po|lewej|stronie|jest|są)(?!\\p{L}))+(\\d+)${BETWEEN}(\\d+)(?!\\s*[\\p{L}\\d(])`,
      'u',
    );
    const [, left, other] = pattern.exec(text) ?? [];
    return left === undefined
      ? []
      : [{ element, isTrue: isCounted(element, [Number(left), Number(other)], [start, right]) }];
  });
  if (said.length === 0) return undefined;
  const strange = said.find(({ isTrue }) => !isTrue);
  if (strange !== undefined)
    return {
      kind: 'wrong',
      step: '',
      suspicion: `Policz jeszcze raz atomy ${ofElement(strange.element)}: mała liczba we wzorze mówi, ile ich jest w jednej cząsteczce, a liczba za nawiasem mnoży wszystko, co w nawiasie.`,
    };
  return { kind: 'right', praise: 'Atomy są dobrze policzone.', remaining: withoutSteps(1, original) };
};

/** Before anything is written, or at the end. */
const isCounted = (element: string, said: readonly number[], states: readonly Reaction[]): boolean =>
  states.some(({ left, right }) => atomsOn(left, element) === said[0] && atomsOn(right, element) === said[1]);
