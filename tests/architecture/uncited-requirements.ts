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

/** The sentences that code cites and no test: one that loses its last test does not get in here. This list only ever gets shorter. */
export const UNTOLD_REQUIREMENTS: Readonly<Record<string, string>> = {
  'S1 §1': '40',
  'S1 §2': '40–41, 45–46, 66, 78–79, 87, 102, 106, 111',
  'S1 §3': '60',
  'S1 §5': '1–3',

  'S2 §1': '8, 25, 28, 35–36',
  'S2 §2': '15–16, 46–47, 78, 126',
  'S2 §3': '9–10, 12–13, 37',
  'S2 §4': '1',
  'S2 §5': '11, 14, 22, 24, 39',
  'S2 §7': '4',
  'S2 §9': '6, 11, 16–17, 50–51',
};
