/**
 * The sentences and decisions that neither code nor test cites: most of them only describe, leave something open or are decided otherwise.
 * This list only ever gets shorter.
 */
export const UNCITED_REQUIREMENTS: Readonly<Record<string, string>> = {
  'S1 §1': '1–3, 5–6, 8, 11',
  'S1 §6': '29, 31',

  'S2 §1': '1, 4–6, 14–17, 22–24, 44–45',
  'S2 §2': '28, 32, 41, 44–45, 77',
  'S2 §3': '5, 32',
  'S2 §5': '5',
  'S2 §6': '3, 23',
  'S2 §7': '14, 27–28, 67–68',
  'S2 §9': '43, 62–64',
};

/** The sentences that code cites and no test: one that loses its last test does not get in here. This list only ever gets shorter. */
export const UNTOLD_REQUIREMENTS: Readonly<Record<string, string>> = {};
