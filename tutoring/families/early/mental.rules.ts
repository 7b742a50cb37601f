/** How a child calculates without paper: the sides of one line, from the task to the result, for `calculated`. */
type Sides = readonly [string, ...string[]];

export const sumSides = (a: number, b: number): Sides => {
  const [ones, tens] = [b % 10, b - (b % 10)];
  const toTen = (10 - (a % 10)) % 10;
  if (tens > 0 && ones > 0 && a >= 10)
    return [`${a} + ${b}`, `${a} + ${tens} + ${ones}`, `${a + tens} + ${ones}`, `${a + b}`];
  if (tens === 0 && toTen > 0 && toTen < ones)
    return [`${a} + ${b}`, `${a} + ${toTen} + ${ones - toTen}`, `${a + toTen} + ${ones - toTen}`, `${a + b}`];
  return [`${a} + ${b}`, `${a + b}`];
};

export const differenceSides = (a: number, b: number): Sides => {
  const [ones, tens] = [b % 10, b - (b % 10)];
  const toTen = a % 10;
  if (tens > 0 && ones > 0 && a > 20)
    return [`${a} - ${b}`, `${a} - ${tens} - ${ones}`, `${a - tens} - ${ones}`, `${a - b}`];
  if (tens === 0 && toTen > 0 && toTen < ones)
    return [`${a} - ${b}`, `${a} - ${toTen} - ${ones - toTen}`, `${a - toTen} - ${ones - toTen}`, `${a - b}`];
  return [`${a} - ${b}`, `${a - b}`];
};

export const productSides = (a: number, b: number): Sides => {
  const [small, large] = a < b ? [a, b] : [b, a];
  const [ones, tens] = [large % 10, large - (large % 10)];
  if (small > 1 && small < 11 && tens > 0 && ones > 0)
    return [`${a} * ${b}`, `${small} * ${tens} + ${small} * ${ones}`, `${small * tens} + ${small * ones}`, `${a * b}`];
  return [`${a} * ${b}`, `${a * b}`];
};

export const quotientSides = (a: number, b: number): Sides => [`${a} : ${b}`, `${a / b}`];
