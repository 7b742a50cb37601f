/** Leaves out the fields that are all right. */
export const problemsIn = <Field extends string, Problem extends string>(
  found: Readonly<Record<Field, Problem | undefined>>,
): Readonly<Partial<Record<Field, Problem>>> => {
  const problems: Partial<Record<Field, Problem>> = {};
  for (const field in found) if (found[field] !== undefined) problems[field] = found[field];
  return problems;
};
