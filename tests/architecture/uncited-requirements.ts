/**
 * The sentences and decisions that neither code nor test cites: most of them are still to be built, others only describe or leave something open.
 * This list only ever gets shorter.
 */
export const UNCITED_REQUIREMENTS: Readonly<Record<string, string>> = {
  D: '3, 11, 20–38',
  'S1 §1': '1–41',
  'S1 §2': '1–116',
  'S1 §3': '1–84',
  'S1 §4': '1–115',
  'S1 §5': '1–54',
  'S1 §6': '1–31',
  'S1 §7': '1–70',
  'S1 §8': '1–69',
  'S1 §9': '1–77',

  'S2 §1': '1–45',
  'S2 §2': '1–141',
  'S2 §3': '1–47',
  'S2 §4': '1–84',
  'S2 §5': '1–49',
  'S2 §6': '1–23',
  'S2 §7': '1–70',
  'S2 §8': '1–56',
  'S2 §9': '1–64',
};
