/**
 * The sentences and decisions that neither code nor test cites: most of them are still to be built, others only describe or leave something open.
 * This list only ever gets shorter.
 */
export const UNCITED_REQUIREMENTS: Readonly<Record<string, string>> = {
  D: '20–22, 24, 26, 29, 31, 33–34, 38',
  'S1 §1': '1–3, 5–6, 8, 11, 18–19, 33, 35–41',
  'S1 §2': '7, 18, 47, 69–76, 101, 103–112, 116',
  'S1 §3': '69, 71',
  'S1 §4': '25, 43',
  'S1 §6': '29, 31',
  'S1 §7': '10, 17',
  'S1 §8': '33–35, 38–41, 47, 49–51, 55',
  'S1 §9': '17–18, 22–23, 67–69',

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
