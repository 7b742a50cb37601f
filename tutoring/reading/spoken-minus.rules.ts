/** „oblicz minus 2 do potęgi 5”, „minus dwa x”: the sign of what follows. Between two numbers it is an operation, which other readers know. */
const MINUS_OF_A_NUMBER = /(?<!\p{L})(?<![\d)%]\s?)minus\s+(?=[\d(√]|\p{L}(?!\p{L}))/giu;

export const withSpokenMinus = (message: string): string => message.replace(MINUS_OF_A_NUMBER, '-');
