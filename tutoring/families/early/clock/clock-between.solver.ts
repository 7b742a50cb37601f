import { calculated, whole } from '#tutoring/families/calculated.rules.ts';
import type { FamilySolution, FamilyStep } from '#tutoring/families/family.types.ts';
import { counted, formFor } from '#tutoring/families/polish-count.ts';
import { clockText, HOUR, hoursIn, lengthText, minutesIn } from './clock-time.rules.ts';

const HOUR_WHY = 'Godzina ma 60 minut, a nie 100, dlatego liczymy osobno godziny i minuty.';

export const solveBetween = (from: number, to: number, isInMinutes: boolean): FamilySolution => {
  const length = to - from;
  const [hours, minutes] = [hoursIn(length), minutesIn(length)];
  const isWhole = isInMinutes || hours === 0;
  const steps: FamilyStep[] = [];
  if (hours > 0)
    steps.push({
      operation: 'count',
      what: `Liczymy pełne godziny: od ${clockText(from)} do ${clockText(from + hours * HOUR)} ${formFor(hours, ['mija', 'mijają', 'mija'])} ${counted(hours, ['godzina', 'godziny', 'godzin'])}`,
      todo: 'policz, ile mija pełnych godzin',
      why: HOUR_WHY,
      shown: `${hours}\\ \\text{h}`,
      claims: [{ sides: [`${hoursIn(from) + hours} - ${hoursIn(from)}`, `${hours}`] }],
    });
  const middle = from + hours * HOUR;
  if (minutes > 0) {
    const crosses = minutesIn(middle) + minutes > HOUR;
    const sides: readonly [string, ...string[]] = crosses
      ? [`60 - ${minutesIn(middle)} + ${minutesIn(to)}`, `${HOUR - minutesIn(middle)} + ${minutesIn(to)}`, `${minutes}`]
      : [`${minutesIn(to) === 0 ? HOUR : minutesIn(to)} - ${minutesIn(middle)}`, `${minutes}`];
    steps.push({
      operation: 'count',
      what: crosses
        ? 'Liczymy minuty do pełnej godziny i dodajemy minuty po niej'
        : `Liczymy minuty od ${clockText(middle)} do ${clockText(to)}`,
      todo: crosses ? 'policz minuty do pełnej godziny i te po niej' : 'policz, ile mija minut',
      why: 'Godzina ma 60 minut.',
      ...calculated(sides),
    });
  }
  if (isInMinutes && hours > 0) {
    const inMinutes = [hours === 1 ? '60' : `${hours} * 60`, minutes === 0 ? [] : `${minutes}`].flat().join(' + ');
    steps.push({
      operation: 'convert',
      what: minutes === 0 ? 'Zamieniamy godziny na minuty' : 'Zamieniamy godziny na minuty i dodajemy resztę minut',
      todo: minutes === 0 ? 'zamień godziny na minuty' : 'zamień godziny na minuty i dodaj resztę minut',
      why: 'Każda godzina to 60 minut.',
      ...calculated([inMinutes, ...(length === HOUR ? [] : [`${length}`])]),
    });
  }
  return {
    steps,
    answer: isWhole
      ? { kind: 'number', value: whole(length), unit: 'min', isUnitNeeded: !isInMinutes }
      : {
          kind: 'numbers',
          values: [
            { value: whole(hours), unit: 'h' },
            { value: whole(minutes), unit: 'min' },
          ],
          isOrdered: true,
          shown: minutes === 0 ? `${hours}\\ \\text{h}` : `${hours}\\ \\text{h}\\ ${minutes}\\ \\text{min}`,
        },
    proof: `Od ${clockText(from)} idziemy do przodu o ${isWhole ? counted(length, ['minutę', 'minuty', 'minut']) : lengthText(length)}: jest ${clockText(to)}. Zgadza się.`,
    notice:
      hours > 0
        ? 'Ile mija pełnych godzin, a ile jeszcze minut?'
        : 'Ile czasu mija do najbliższej pełnej godziny, a ile po niej?',
    nudge:
      hours > 0
        ? 'Idź po zegarze od wcześniejszej godziny: najpierw policz pełne godziny, potem minuty. Godzina ma 60 minut.'
        : 'Idź po zegarze od wcześniejszej godziny i policz minuty. Godzina ma 60 minut.',
    setup:
      hours > 0 && minutes > 0
        ? `Policz na zegarze, ile czasu mija od ${clockText(from)} do ${clockText(middle)}, a ile od ${clockText(middle)} do ${clockText(to)}.`
        : `Policz na zegarze, ile minut mija od ${clockText(from)} do ${clockText(to)}.`,
  };
};
