import type { Difficulty, Pick } from '#tutoring/families/family.types.ts';
import { nounOf, type NounForms } from '#tutoring/families/early/nouns.ts';
import { counted } from '#tutoring/families/polish-count.ts';
import type { OneStepGiven } from './one-step-problem.types.ts';

export const GIRLS = ['Ola', 'Zosia', 'Hania', 'Maja', 'Lena'] as const;
export const BOYS = ['Kuba', 'Tomek', 'Staś', 'Antek', 'Franek'] as const;
export const THINGS: readonly [NounForms, ...NounForms[]] = [
  ['naklejka', 'naklejki', 'naklejek'],
  ['muszelka', 'muszelki', 'muszelek'],
  ['kredka', 'kredki', 'kredek'],
  ['klocek', 'klocki', 'klocków'],
  ['kasztan', 'kasztany', 'kasztanów'],
  ['cukierek', 'cukierki', 'cukierków'],
];

type Made = (pick: Pick) => OneStepGiven;

const gain: Made = (pick) => {
  const [a, b] = [pick.int(4, 12), pick.int(3, 8)];
  const noun = pick.oneOf(THINGS);
  const text = `${pick.oneOf(GIRLS)} ma ${counted(a, noun)}. Dostała jeszcze ${counted(b, noun)}. Ile ${noun[2]} ma teraz?`;
  return { situation: 'gain', a, b, noun, text };
};

const loss: Made = (pick) => {
  const [b, left] = [pick.int(3, 9), pick.int(4, 11)];
  const noun = pick.oneOf(THINGS);
  const text = `${pick.oneOf(BOYS)} miał ${counted(b + left, noun)}. Oddał koledze ${counted(b, noun)}. Ile ${noun[2]} mu zostało?`;
  return { situation: 'loss', a: b + left, b, noun, text };
};

const together: Made = (pick) => {
  const [a, b] = [pick.int(12, 48), pick.int(11, 45)];
  const noun = pick.oneOf(THINGS);
  const text = `${pick.oneOf(GIRLS)} ma ${counted(a, noun)}, a ${pick.oneOf(BOYS)} ma ${counted(b, noun)}. Ile ${noun[2]} mają razem?`;
  return { situation: 'together', a, b, noun, text };
};

const compared =
  (situation: 'more' | 'less' | 'times' | 'part'): Made =>
  (pick) => {
    const [girl, boy] = [pick.oneOf(GIRLS), pick.oneOf(BOYS)];
    const noun = pick.oneOf(THINGS);
    const isFactor = situation === 'times' || situation === 'part';
    const b = isFactor ? pick.int(2, 6) : pick.int(6, 19);
    const a = situation === 'part' ? b * pick.int(3, 9) : isFactor ? pick.int(3, 9) : pick.int(23, 60);
    const relation = isFactor ? `${b} razy` : `o ${b}`;
    const word = situation === 'more' || situation === 'times' ? 'więcej' : 'mniej';
    const text = `${girl} zebrała ${counted(a, noun)}, a ${boy} zebrał ${relation} ${word}. Ile ${noun[2]} zebrał ${boy}?`;
    return { situation, a, b, noun, text };
  };

const difference: Made = (pick) => {
  const [b, gap] = [pick.int(12, 40), pick.int(6, 25)];
  const noun = pick.oneOf(THINGS);
  const girl = pick.oneOf(GIRLS);
  const text = `${girl} ma ${counted(b + gap, noun)}, a ${pick.oneOf(BOYS)} ma ${counted(b, noun)}. O ile więcej ${noun[2]} ma ${girl}?`;
  return { situation: 'difference', a: b + gap, b, noun, text };
};

const groups: Made = (pick) => {
  const [a, b] = [pick.int(3, 9), pick.int(4, 9)];
  const noun = pick.oneOf(THINGS);
  const boxes = counted(a, ['pudełku', 'pudełkach', 'pudełkach']);
  return {
    situation: 'groups',
    a,
    b,
    noun,
    text: `W ${boxes} jest po ${counted(b, noun)}. Ile jest wszystkich ${noun[2]}?`,
  };
};

const share: Made = (pick) => {
  const [b, each] = [pick.int(3, 8), pick.int(3, 9)];
  const noun = pick.oneOf(THINGS);
  const text = `${counted(b * each, noun)} podzielono po równo między ${b} dzieci. Po ile ${noun[2]} dostało każde dziecko?`;
  return { situation: 'share', a: b * each, b, noun, text };
};

const packs: Made = (pick) => {
  const [b, boxes] = [pick.int(3, 8), pick.int(3, 9)];
  const noun = pick.oneOf(THINGS);
  const text = `${counted(b * boxes, noun)} ułożono po ${b} do pudełek. Ile pudełek potrzeba?`;
  return { situation: 'packs', a: b * boxes, b, noun: nounOf('pudelek'), text };
};

export const makeStory = (pick: Pick, difficulty: Difficulty): OneStepGiven => {
  if (difficulty === 1) return pick.oneOf([gain, loss])(pick);
  if (difficulty === 2) return pick.oneOf([together, compared('more'), compared('less'), difference, groups])(pick);
  return pick.oneOf([compared('times'), compared('part'), share, packs, groups])(pick);
};
