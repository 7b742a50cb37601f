import { ON_THE_WAY, TRUE_BY_ITSELF, repliesTo, wrong, type JudgedReplies } from './judged-replies.ts';

export const ANGLES: readonly JudgedReplies[] = [
  repliesTo('boki trójkąta 3, 5, 7, oblicz największy kąt', [
    [
      ON_THE_WAY,
      '49=9+25-2*3*5*cos',
      '49 = 9 + 25 - 30cos γ.',
      '49=34-30cosα',
      '15 = -30 cos x',
      '15 = -30 cos alfa',
      '15 = -30 cos gamma',
      '15 = -30\\cos\\gamma',
      '15 = -30 \\cdot cos \\alpha',
      'cos γ = -0,5',
      'COS γ = -1/2',
    ],
    [TRUE_BY_ITSELF, '7² = 3² + 5² − 2·3·5·cos γ'],
    [
      wrong('', 'Ta równość nie zachodzi. Sprawdź, który bok leży naprzeciw szukanego kąta, i znak przy cosinusie.'),
      '15 = 30 cos x',
      '49 = 9 + 25 + 30 cos γ',
      'cos γ = -0,51',
      'sin γ = 1/2',
    ],
  ]),
];
