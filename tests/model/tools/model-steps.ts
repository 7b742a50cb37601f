/** Steps of random walks: 10,000 in CI, 2,000 on a developer’s machine; `MODEL_STEPS` says otherwise. */
export const modelSteps = (): number =>
  Number(process.env['MODEL_STEPS'] ?? (process.env['CI'] === undefined ? 2_000 : 10_000));
