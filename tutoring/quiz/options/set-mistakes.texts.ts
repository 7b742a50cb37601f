/** Mistakes that every set of numbers has. */
export const setMistakes = {
  otherSide: 'Granice są dobre, ale to liczby po ich drugiej stronie. Sprawdź jedną z nich.',
  brackets: 'Granice są dobre. Sprawdź jeszcze, czy one same należą do rozwiązania.',
} as const;
