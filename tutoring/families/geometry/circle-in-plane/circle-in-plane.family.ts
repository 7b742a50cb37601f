import { openAsk } from '#tutoring/families/asks.family.ts';
import { eitherFamily } from '#tutoring/families/either.family.ts';
import { functionFamily } from '#tutoring/families/functions/function/function-asks.family.ts';
import { centreAndRadiusFamily } from './centre-and-radius.family.ts';
import { equationAsk } from './equation.ask.ts';

export const circleInPlaneFamily = eitherFamily({
  first: centreAndRadiusFamily,
  second: functionFamily({
    id: centreAndRadiusFamily.id,
    title: centreAndRadiusFamily.title,
    grades: centreAndRadiusFamily.grades,
    asks: [openAsk(equationAsk)],
    says: {
      'signs-in-brackets': 'Sprawdź znaki w nawiasach: od $x$ i $y$ odejmuje się współrzędne środka.',
      'radius-not-squared': 'Po prawej stronie równania stoi kwadrat promienia, a nie sam promień.',
      'diameter-for-radius': 'To kwadrat całej średnicy. W równaniu stoi kwadrat promienia.',
    },
  }),
});
