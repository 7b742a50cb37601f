/** Stands for an answer that gave the result away, where there is no hint of ours. */
export const WITHHELD_RESULT =
  'Zatrzymam się tu przed wynikiem, bo znalezienie go to Twoja część pracy. Napisz, co w tym zadaniu jest dane, a czego szukamy, i jaki może być pierwszy krok. Sprawdzę go razem z Tobą.';
