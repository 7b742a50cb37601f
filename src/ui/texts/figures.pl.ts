import { lazily } from '#domain/shared/lazily.ts';
import type { Curve } from '#domain/learning/figure/curve.types.ts';
import type {
  BarChart,
  Circle,
  CoordinatePlane,
  Figure,
  FractionBar,
  Interval,
  NumberLine,
  PercentBar,
  Place,
  Polygon,
  Segment,
  Shape,
} from '#domain/learning/figure/figure.types.ts';
import { counted } from './plural.ts';

const numbers = lazily(() => new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 4, useGrouping: 'min2' }));

/** A number as it is printed: with a decimal comma and a real minus. */
export const figureNumber = (value: number): string =>
  numbers()
    .format(Math.abs(value) < 0.000_05 ? 0 : value)
    .replace('-', '−');

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A formula as it is printed: y = x² − 5x + 0,5. */
export const curveText = ({ formula }: Curve): string =>
  `y = ${formula
    .replaceAll(/\^(\d+)/g, (_, power: string) => [...power].map((digit) => RAISED[Number(digit)]).join(''))
    .replaceAll(/\s*\*\s*/g, ' · ')
    .replaceAll(/(?<=[\w)⁰¹²³⁴⁵⁶⁷⁸⁹])\s*-\s*/g, ' − ')
    .replaceAll('-', '−')
    .replaceAll(/(?<=\d)\.(?=\d)/g, ',')
    .replaceAll('sqrt', '√')
    .replaceAll('pi', 'π')}`;

const placeText = ({ x, y }: Place): string => {
  const [left, right] = [figureNumber(x), figureNumber(y)];
  return `(${left}${`${left}${right}`.includes(',') ? ';' : ','} ${right})`;
};

const sentences = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
const ofLabel = (name: string | null): string => (name === null ? '' : ` ${name}`);

/** What follows the name of something: its length, its measure. */
const called = (name: string | null): string => (name === null ? '' : `: ${name}`);

const intervalText = ({ from, to, isFromOpen, isToOpen }: Interval): string => {
  const above = from === null ? '' : `większe ${isFromOpen ? 'od' : 'lub równe'} ${figureNumber(from)}`;
  const below = to === null ? '' : `mniejsze ${isToOpen ? 'od' : 'lub równe'} ${figureNumber(to)}`;
  return `Zaznaczone są liczby ${[above, below].filter((part) => part !== '').join(' i ')}.`;
};

const numberLineText = ({ range, points, intervals }: NumberLine): string =>
  sentences([
    `Oś liczbowa od ${figureNumber(range.from)} do ${figureNumber(range.to)}.`,
    ...points.map(({ at, label, isOpen }) => {
      const name = label === null ? '' : ` ${label}`;
      return `${isOpen ? 'Pusty punkt' : 'Punkt'}${name}: ${figureNumber(at)}.`;
    }),
    ...intervals.map(intervalText),
  ]);

const equalParts = (count: number): string =>
  counted(count, { one: 'część', few: 'równe części', many: 'równych części', other: 'części' });
const plainParts = (count: number): string =>
  counted(count, { one: 'część', few: 'części', many: 'części', other: 'części' });

const fractionBarText = ({ bars }: FractionBar): string =>
  sentences(
    bars.map(({ parts, filled, label }, index) => {
      const which = bars.length === 1 ? 'Pasek' : `Pasek ${index + 1}`;
      const whole = parts === 1 ? 'nie jest podzielony' : `jest podzielony na ${equalParts(parts)}`;
      const done =
        filled === 0 ? 'Nic nie jest zamalowane.' : `Zamalowano ${plainParts(filled)}, czyli ${filled}/${parts}.`;
      return `${which}${label === null ? '' : ` (${label})`} ${whole}. ${done}`;
    }),
  );

const segmentName = (label: string | null): string => `Odcinek${ofLabel(label)}`;

const segmentText = ({ from, to, label }: Segment): string =>
  `${segmentName(label)} od ${placeText(from)} do ${placeText(to)}.`;

const planeText = ({ x, y, functions, points, segments }: CoordinatePlane): string =>
  sentences([
    `Układ współrzędnych: oś x od ${figureNumber(x.from)} do ${figureNumber(x.to)}, oś y od ${figureNumber(y.from)} do ${figureNumber(y.to)}.`,
    ...functions.map(({ curve, label }) => `Wykres${ofLabel(label)} o wzorze ${curveText(curve)}.`),
    ...points.map((point) => `Punkt${ofLabel(point.label)} ${placeText(point)}.`),
    ...segments.map(segmentText),
  ]);

const POLYGONS = ['Trójkąt', 'Czworokąt', 'Pięciokąt', 'Sześciokąt', 'Siedmiokąt', 'Ośmiokąt'];

const polygonText = ({ vertices, sides, angles }: Polygon): string => {
  const names = vertices.map(({ label }) => label ?? '');
  const isNamed = names.every((name) => name !== '');
  const nameOf = (index: number): string => names[index % names.length] ?? '';
  const side = (label: string | null, index: number): string =>
    label === null ? '' : `Bok${isNamed ? ` ${nameOf(index)}${nameOf(index + 1)}` : ''}: ${label}.`;
  const angle = (label: string | null, index: number): string =>
    label === null ? '' : `Kąt${nameOf(index) === '' ? '' : ` przy wierzchołku ${nameOf(index)}`}: ${label}.`;
  return sentences([
    `${POLYGONS[vertices.length - 3] ?? 'Wielokąt'}${isNamed ? ` ${names.join('')}` : ''}.`,
    ...sides.map(side),
    ...angles.map(angle),
  ]);
};

const circleText = ({ label, radiusLabel }: Circle): string =>
  `Okrąg${label === null ? '' : ` o środku ${label}`}${radiusLabel === null ? '' : ` i promieniu ${radiusLabel}`}.`.replace(
    'Okrąg i promieniu',
    'Okrąg o promieniu',
  );

const shapeText = ({ polygons, circles, segments, points }: Shape): string =>
  sentences([
    ...polygons.map(polygonText),
    ...circles.map(circleText),
    ...segments.map(({ label }) => `${segmentName(label)}.`),
    ...points.map(({ label }) => (label === null ? '' : `Punkt ${label}.`)),
  ]) || 'Punkt.';

const withUnit = (value: number, unit: string | null): string =>
  figureNumber(value) + (unit === null ? '' : `\u00A0${unit}`);

const barChartText = ({ title, unit, bars }: BarChart): string =>
  sentences([
    `Diagram słupkowy${called(title)}.`,
    `${bars.map(({ label, value }) => `${label}: ${withUnit(value, unit)}`).join('; ')}.`,
  ]);

const percentBarText = ({ whole, parts }: PercentBar): string =>
  sentences([
    'Pasek procentowy.',
    whole === null ? '' : `100% to ${whole}.`,
    ...parts.map(({ percent, label }) => `Zaznaczono ${figureNumber(percent)}%${called(label)}.`),
  ]);

const without = (text: string): string => text.replaceAll(/\.{2,}/g, '.');

/** What a drawing shows, in whole sentences, for whoever does not see it. */
export const figureText = (figure: Figure): string => {
  switch (figure.kind) {
    case 'number-line':
      return without(numberLineText(figure));
    case 'fraction-bar':
      return without(fractionBarText(figure));
    case 'plane':
      return without(planeText(figure));
    case 'shape':
      return without(shapeText(figure));
    case 'bar-chart':
      return without(barChartText(figure));
    case 'percent-bar':
      return without(percentBarText(figure));
  }
};

/** The beginning and the end of everything. */
export const percentText = (percent: number): string => `${figureNumber(percent)}%`;
export const wholeText = (whole: string): string => `100% = ${whole}`;
export const legendText = (percent: number, label: string | null): string =>
  label === null ? percentText(percent) : `${percentText(percent)} – ${label}`;
export const chartTitle = ({ title, unit }: BarChart): string | null => {
  if (unit === null) return title;
  return title === null ? `[${unit}]` : `${title} [${unit}]`;
};
