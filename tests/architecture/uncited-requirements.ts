/**
 * The sentences and decisions that neither code nor test cites: most of them are still to be built, others only describe or leave something open.
 * This list only ever gets shorter.
 */
export const UNCITED_REQUIREMENTS: Readonly<Record<string, string>> = {
  D: '31, 34, 38',
  'S1 §1': '1–3, 5–6, 8, 11, 18–19',
  'S1 §2': '116',
  'S1 §6': '29, 31',
  'S1 §7': '10',

  'S2 §1': '1, 3–6, 11–24, 26, 43–45',
  'S2 §2': '1–3, 5, 7, 9, 11, 13, 25–28, 30–32, 34, 36–37, 41–45, 51, 77',
  'S2 §3': '5, 32',
  'S2 §4': '28, 45',
  'S2 §5': '5',
  'S2 §6': '1–3, 20, 23',
  'S2 §7': '14, 27–28, 67–68',
  'S2 §9': '3–4, 39, 42–43, 62–64',
};
