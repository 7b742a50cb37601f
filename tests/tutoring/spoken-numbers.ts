/** Every number that a text shows, as a plain number without its sign; read here independently of the tutor's own reader. */
export const spokenNumbers = (text: string): readonly number[] => {
  const plain = text
    .replaceAll('\\Delta = b^2 - 4ac', ' ')
    .replace(/x_[012] = \\frac\{-b[^}]*(?:\{\\Delta\})?\}\{2a\}/g, ' ')
    .replace(/[_^](?:\{\d+\}|\d)/g, ' ')
    .replaceAll('{,}', '.')
    .replaceAll('\\,', '');
  const numbers: number[] = [];
  const rest = plain.replace(
    /(\d+)?\\frac\{(\d+)\}\{(\d+)\}/g,
    (_whole, whole: string | undefined, top: string, bottom: string) => {
      numbers.push(Number(top) / Number(bottom), Number(whole ?? 0) + Number(top) / Number(bottom));
      return ' ';
    },
  );
  return [...numbers, ...[...rest.matchAll(/\d+(?:[.,]\d+)?/g)].map(([digits]) => Number(digits.replace(',', '.')))];
};

/** Whether a text names the value, though the task itself does not. */
export const names = (text: string, value: number, task: string): boolean => {
  const isValue = (number: number): boolean => Math.abs(number - Math.abs(value)) < 1e-9;
  const inTask = task.replace(/(\d+)\/(\d+)/g, '\\frac{$1}{$2}');
  return !spokenNumbers(inTask).some(isValue) && spokenNumbers(text).some(isValue);
};
