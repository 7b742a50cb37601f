import { ifWithinReach } from '#tutoring/mathematics/beyond-reach.ts';
import { degreeOf, zeroForm } from '#tutoring/mathematics/polynomial.rules.ts';
import { onlyAsks } from './asking.rules.ts';
import { readFormulaText } from './formula-text.reader.ts';
import { readInequality } from './relation.reader.ts';
import type { Inequality } from './relation.types.ts';

const TOPIC = String.raw`nierownosc|nierownosci|nierownoscia|dla jakich [a-z]|kiedy|liczby spelniaja|liczby rzeczywiste spelniaja|zbior rozwiazan|zbior|rozwiazan|zaznacz|zaznacz go|zaznaczyc|zaznacz rozwiazanie|na osi|na osi liczbowej|w postaci przedzialu|za pomoca przedzialu|wynik|przedzial|w zbiorze r|w zbiorze liczb rzeczywistych|zachodzi|prawdziwa|jest prawdziwa|spelniona|jest spelniona|z jedna niewiadoma`;

/** The inequality of a message that asks for nothing but its solutions. `kind`: words for its kind, a pattern. */
export const inequalityIn = (message: string, kind: string): Inequality | undefined => {
  const text = readFormulaText(message);
  const topic = `${TOPIC}|${kind}`;
  return text !== undefined && onlyAsks(text.before, topic) && onlyAsks(text.behind, topic)
    ? readInequality(text.formula)
    : undefined;
};

/** Once all is multiplied out and collected; undefined for what is no polynomial. */
export const degreeOfInequality = ({ left, right }: Inequality): number | undefined =>
  ifWithinReach(() => degreeOf(zeroForm({ left, right })));
