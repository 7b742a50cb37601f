/** 1–8 are the classes of the primary school, 9–12 those of the liceum, 13 the fifth of the technikum. */
export type Grade = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;
