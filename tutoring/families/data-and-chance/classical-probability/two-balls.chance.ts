import { latexOfRational } from '#tutoring/mathematics/latex.ts';
import { rational } from '#tutoring/mathematics/rational.ts';
import type { Chance, Odds } from '../chance/chance.types.ts';
import { ballsIn, COLOUR, ITEM, NOUN, toldBalls, type Balls } from '../chance/box-words.rules.ts';
import { groupsOf } from '../chance/chance-words.rules.ts';
import { colourIn, COLOURS, type Colour } from '../chance/colours.ts';

export interface TwoBalls {
  readonly balls: Balls;
  readonly isPutBack: boolean;
  /** Both of this colour; or of one colour; or of two. */
  readonly wanted: Colour | 'same' | 'different';
}

/** How many pairs have both balls of their own colour, colour after colour. */
const pairsOf = (balls: Balls, isPutBack: boolean): readonly string[] =>
  balls.map(({ count }) => `${count} * ${isPutBack ? count : count - 1}`);

const valueOf = (balls: Balls, isPutBack: boolean): number =>
  balls.reduce((sum, { count }) => sum + count * (isPutBack ? count : count - 1), 0);

const toldEvent = (wanted: TwoBalls['wanted']): string =>
  wanted === 'same'
    ? 'kule będą tego samego koloru'
    : wanted === 'different'
      ? 'kule będą różnych kolorów'
      : `obie kule będą ${COLOURS[wanted].forms[1]}`;

const suits = (wanted: TwoBalls['wanted'], [first, second]: readonly [Colour, Colour]): boolean => {
  if (wanted === 'same') return first === second;
  return wanted === 'different' ? first !== second : first === wanted && second === wanted;
};

/** The chances along the branches of a tree. */
const proofByTree = ({ balls, isPutBack, wanted }: TwoBalls, [fitting, pairs]: Odds): string => {
  const all = balls.reduce((sum, { count }) => sum + count, 0);
  const next = isPutBack ? all : all - 1;
  const branches = balls.flatMap((first) =>
    balls
      .filter((second) => suits(wanted, [first.colour, second.colour]))
      .map((second) => [first.count, second === first && !isPutBack ? second.count - 1 : second.count] as const)
      .filter(([, count]) => count > 0),
  );
  const products = branches.map(([first, second]) => `\\frac{${first}}{${all}} \\cdot \\frac{${second}}{${next}}`);
  const result = latexOfRational(rational(fitting, pairs), 'fraction');
  return `Liczymy inaczej, na drzewie: mnożymy prawdopodobieństwa wzdłuż ${branches.length === 1 ? 'gałęzi' : 'każdej pasującej gałęzi i dodajemy iloczyny'}. $${products.join(' + ')} = ${result}$.`;
};

export const twoBallsChance = ({ balls, isPutBack, wanted }: TwoBalls): Chance | undefined => {
  const isOfColour = wanted !== 'same' && wanted !== 'different';
  const own = isOfColour ? balls.filter(({ colour }) => colour === wanted) : balls;
  const [ofOneColour] = own;
  if (ofOneColour === undefined || balls.length < 2 || new Set(balls.map(({ colour }) => colour)).size < balls.length)
    return undefined;
  const all = balls.reduce((sum, { count }) => sum + count, 0);
  const pairsFor = (isBack: boolean): Odds => {
    const possible = isBack ? all * all : all * (all - 1);
    const alike = valueOf(own, isBack);
    return [wanted === 'different' ? possible - alike : alike, possible];
  };
  const [fitting, allPairs] = pairsFor(isPutBack);
  const same = valueOf(own, isPutBack);
  if (fitting === 0) return undefined;
  const pairs = pairsOf(own, isPutBack).join(' + ');
  const next = isPutBack
    ? 'Pierwsza kula wraca, więc za drugim razem jest ich tyle samo.'
    : 'Pierwsza kula nie wraca, więc za drugim razem jest o jedną mniej.';
  return {
    statement: `W urnie ${toldBalls(balls)}. Losujemy kolejno dwie kule ${isPutBack ? 'ze zwracaniem' : 'bez zwracania'}. Jakie jest prawdopodobieństwo, że ${toldEvent(wanted)}?`,
    all: {
      what: `Kul jest razem $${balls.map(({ count }) => count).join(' + ')} = ${all}$. Mnożymy możliwości pierwszego i drugiego losowania`,
      todo: 'policz kule i pomnóż możliwości pierwszego i drugiego losowania',
      why: next,
      sides: [`${all} * ${isPutBack ? all : all - 1}`, String(allPairs)],
    },
    favourable:
      wanted === 'different'
        ? {
            what: 'Od wszystkich par odejmujemy te, w których obie kule są tego samego koloru',
            todo: 'od wszystkich par odejmij te, w których obie kule są tego samego koloru',
            why: 'Pary jednokolorowe liczy się łatwiej: kolor po kolorze.',
            sides: [`${allPairs} - (${pairs})`, `${allPairs} - ${same}`, String(fitting)],
          }
        : {
            what: isOfColour
              ? 'Tak samo liczymy pary kul tego jednego koloru'
              : 'Liczymy pary jednokolorowe, kolor po kolorze, i dodajemy',
            todo: isOfColour
              ? 'w ten sam sposób policz pary kul tego jednego koloru'
              : 'policz pary jednokolorowe, kolor po kolorze, i dodaj',
            why: next,
            sides: [pairs, String(same)],
          },
    listed: () => {
      const drawn = balls.flatMap(({ colour, count }) => Array.from({ length: count }, () => colour));
      const outcomes = drawn.flatMap((first, place) =>
        drawn.flatMap((second, other) => (isPutBack || place !== other ? [[first, second] as const] : [])),
      );
      return [outcomes.filter((pair) => suits(wanted, pair)).length, outcomes.length];
    },
    proof: proofByTree({ balls, isPutBack, wanted }, [fitting, allPairs]),
    notice: `Losujemy dwa razy. Ile kul jest za pierwszym razem, a ile za drugim${isPutBack ? ', skoro pierwsza wraca' : ''}?`,
    misled: {
      [isPutBack ? 'kept-out' : 'put-back']: rational(...pairsFor(!isPutBack)),
      ...(isOfColour ? { 'only-part': rational(ofOneColour.count, all) } : {}),
    },
  };
};

const BALLS_TWO = `(?: (?:w|we|z))?(?: (?:urnie|pudelku|worku|woreczku|pojemniku|urny|pudelka|worka))?(?: (?:z|w|zawierajacej))?(?: (?:jest|znajduje|znajduja|mamy))?(?<items>(?:${ITEM}){2,4})(?: (?:losujemy|wyjmujemy|wyciagamy|wylosowano))(?: (?:kolejno|losowo|po kolei|z niej))* 2(?: ${NOUN})?(?: (?:kolejno|po kolei|jednoczesnie|jedna po drugiej|losowo|z niej))*(?<how> bez zwracania| zwracaniem)?`;
const KULE = `(?: ${NOUN})?(?: jest| beda)*`;

const wantedIn = (words: string): TwoBalls['wanted'] | undefined => {
  if (
    new RegExp(`^${KULE}(?: obie| 2)?${KULE} (?:tego )?(?:samego koloru|w samym kolorze|1akowego koloru)$`).test(words)
  )
    return 'same';
  if (new RegExp(`^${KULE}(?: obie| 2)?${KULE} (?:roznych kolorow|w roznych kolorach|roznego koloru)$`).test(words))
    return 'different';
  const colour = new RegExp(`^${KULE}(?: obie| 2)${KULE} (?<colour>${COLOUR})(?: ${NOUN})?$`).exec(words)?.groups?.[
    'colour'
  ];
  return colour === undefined ? undefined : colourIn(colour);
};

export const readTwoBalls = (text: string): Chance | undefined => {
  const groups = groupsOf(BALLS_TWO, text);
  const items = groups?.['items'];
  const wanted = groups && wantedIn(groups['event'] ?? '');
  if (items === undefined || wanted === undefined) return undefined;
  const balls = ballsIn(items);
  return balls.every(({ count }) => count > 0 && count < 40)
    ? twoBallsChance({ balls, isPutBack: groups?.['how'] === ' zwracaniem', wanted })
    : undefined;
};
