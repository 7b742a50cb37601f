/**
 * „12,15,11” is a list of three whole numbers and „100 90 120” too, though a decimal comma and the groups of thousands look alike:
 * two commas or two spaces in a run part numbers.
 */
export const withPartedNumbers = (message: string): string =>
  message
    .replace(/(?<![\d,])\d+(?:,\d+){2,}(?![\d,])/g, (run) => run.replaceAll(',', '; '))
    .replace(/(?<![\d,.] ?)-?\d+(?:[.,]\d+)?(?: -?\d+(?:[.,]\d+)?){2,}(?![\d,/])/g, (run) => run.replaceAll(' ', '; '));
