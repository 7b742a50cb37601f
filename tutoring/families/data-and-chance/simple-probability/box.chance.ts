import { rational } from '#tutoring/mathematics/rational.ts';
import type { Chance } from '../chance/chance.types.ts';
import { groupsOf } from '../chance/chance-words.rules.ts';
import { ballsIn, COLOUR, ITEM, NOUN, toldBalls, type Balls } from '../chance/box-words.rules.ts';
import { colourIn, colourOf, type Colour } from '../chance/colours.ts';

export interface Box {
  readonly balls: Balls;
  readonly asked: Colour;
  /** Whether any other colour is asked for. */
  readonly isDenied: boolean;
}

export const boxChance = ({ balls, asked, isDenied }: Box): Chance | undefined => {
  const own = balls.find(({ colour }) => colour === asked);
  const others = balls.filter(({ colour }) => colour !== asked);
  const all = balls.reduce((sum, { count }) => sum + count, 0);
  if (own === undefined || others.length === 0 || new Set(balls.map(({ colour }) => colour)).size < balls.length)
    return undefined;
  const rest = all - own.count;
  const { nominative } = colourOf(asked);
  return {
    statement: `W pudełku ${toldBalls(balls)}. Losujemy jedną kulę. Jakie jest prawdopodobieństwo, że ${isDenied ? 'nie będzie' : 'będzie'} ${nominative}?`,
    all: {
      what: 'Liczymy wszystkie kule w pudełku',
      todo: 'policz wszystkie kule',
      why: 'Każdą kulę można wylosować z tą samą szansą, bez względu na kolor.',
      sides: [balls.map(({ count }) => count).join(' + '), String(all)],
    },
    favourable: isDenied
      ? {
          what: 'Liczymy kule w pozostałych kolorach',
          todo: 'policz kule we wszystkich pozostałych kolorach',
          why: 'To są wyniki sprzyjające.',
          sides: others.length > 1 ? [others.map(({ count }) => count).join(' + '), String(rest)] : [String(rest)],
        }
      : {
          what: 'Odczytujemy, ile jest kul tego koloru, o który pyta zadanie',
          todo: 'odczytaj, ile jest kul tego koloru, o który pyta zadanie',
          why: 'To są wyniki sprzyjające.',
          sides: [String(own.count)],
        },
    listed: () => {
      const drawn = balls.flatMap(({ colour, count }) => Array.from({ length: count }, () => colour));
      return [drawn.filter((colour) => (colour === asked) !== isDenied).length, drawn.length];
    },
    proof: proofByColours(balls, asked, isDenied),
    notice: 'Ile kul można wylosować i ile z nich pasuje do pytania?',
    misled: { 'equal-chances': rational(1, balls.length) },
  };
};

/** The chances of all colours, each read from the task, make one. */
const proofByColours = (balls: Balls, asked: Colour, isDenied: boolean): string => {
  const all = balls.reduce((sum, { count }) => sum + count, 0);
  const own = balls.filter(({ colour }) => colour === asked);
  const others = balls.filter(({ colour }) => colour !== asked);
  const chances = [...own, ...others].map(({ count }) => `\\frac{${count}}{${all}}`).join(' + ');
  return `Szanse na poszczególne kolory razem dają całość: $${chances} = 1$.${isDenied ? ' Pierwszy ułamek to zdarzenie przeciwne, a pozostałe razem to szukane prawdopodobieństwo.' : ''}`;
};

const BOX = `(?: (?:w|we|z) (?:pudelku|urnie|worku|woreczku|koszyku|koszu|pojemniku|torebce|szufladzie|pudelka|urny|worka))?(?: (?:w|we))?(?: (?:jest|znajduje|znajduja|mamy|lezy|leza))?(?<items>(?:${ITEM}){2,4})(?: (?:losujemy|wyjmujemy|wyciagamy|losuje|wyjeto|wylosowano)(?: (?:losowo|1|jedna|z pudelka|z niego|z niej))*(?: ${NOUN})?)?`;

export const readBox = (text: string): Chance | undefined => {
  const groups = groupsOf(BOX, text);
  const items = groups?.['items'];
  if (items === undefined) return undefined;
  const event = new RegExp(
    `^(?: (?:jest|1|wylosowana))*(?: ${NOUN})?(?<other> inna niz)?(?: ${NOUN})? (?<colour>${COLOUR})(?: ${NOUN})?(?: z (?:pudelka|urny))?$`,
  ).exec(groups?.['event'] ?? '')?.groups;
  const asked = event && colourIn(event['colour'] ?? '');
  if (asked === undefined) return undefined;
  const balls = ballsIn(items);
  return balls.every(({ count }) => count > 0 && count < 1000)
    ? boxChance({ balls, asked, isDenied: event?.['other'] !== undefined })
    : undefined;
};
