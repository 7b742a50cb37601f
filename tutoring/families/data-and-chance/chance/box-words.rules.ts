import { formFor } from '#tutoring/families/polish-count.ts';
import { colourIn, COLOURS, type Colour } from './colours.ts';

export type Balls = readonly { readonly colour: Colour; readonly count: number }[];

/** Sources of regular expressions over the canonical form. */
export const NOUN = '(?:kul[a-z]*|pil[a-z]*|klock[a-z]*|klocek|cukier[a-z]*|skarpet[a-z]*|kred[a-z]*|zeton[a-z]*)';
export const COLOUR = `(?:${Object.values(COLOURS)
  .map(({ stem }) => stem)
  .join('|')})[a-z]*`;
export const ITEM = `(?: (?:i|oraz|;|a))* \\d+(?: ${NOUN})?(?: ${COLOUR})(?: ${NOUN})?`;

export const ballsIn = (items: string): Balls =>
  [...items.matchAll(new RegExp(`(\\d+)(?: ${NOUN})?(?: (${COLOUR}))`, 'g'))].flatMap(([, count, word = '']) => {
    const colour = colourIn(word);
    return colour === undefined ? [] : [{ colour, count: Number(count) }];
  });

/** „są $3$ kule białe i $5$ czarnych”. */
export const toldBalls = (balls: Balls): string => {
  const told = balls.map(({ colour, count }, index) => {
    const noun = index === 0 ? ` ${formFor(count, ['kula', 'kule', 'kul'])}` : '';
    return `$${count}$${noun} ${formFor(count, COLOURS[colour].forms)}`;
  });
  const verb = formFor(balls[0]?.count ?? 1, ['jest', 'są', 'jest']);
  return `${verb} ${told.slice(0, -1).join(', ')} i ${told.at(-1) ?? ''}`;
};
