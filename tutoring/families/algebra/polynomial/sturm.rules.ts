/** Sturm's theorem: how many different real zeros there are. */
export const countOfZeros = (coefficients: readonly number[]): number => {
  const chain: (readonly number[])[] = [coefficients, derivative(coefficients)];
  for (;;) {
    const [one = [], other = []] = chain.slice(-2);
    const rest = remainder(one, other).map((value) => -value);
    if (rest.length === 0) break;
    chain.push(rest);
  }
  const signs = (side: 1 | -1): readonly number[] =>
    chain.map((one) => Math.sign(one[0] ?? 0) * ((one.length - 1) % 2 === 1 ? side : 1));
  return changes(signs(-1)) - changes(signs(1));
};

const derivative = (coefficients: readonly number[]): readonly number[] =>
  coefficients.slice(0, -1).map((value, index) => value * (coefficients.length - 1 - index));

const remainder = (one: readonly number[], other: readonly number[]): readonly number[] => {
  let left = [...one];
  while (left.length >= other.length) {
    const factor = (left[0] ?? 0) / (other[0] ?? 1);
    left = left.map((value, index) => value - factor * (other[index] ?? 0)).slice(1);
  }
  while (left.length > 0 && Math.abs(left[0] ?? 0) < 1e-7) left = left.slice(1);
  return left;
};

const changes = (list: readonly number[]): number => list.slice(1).filter((sign, index) => sign !== list[index]).length;
