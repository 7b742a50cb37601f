import {
  answerTimes,
  firstMessageScore,
  replyScore,
  similarTaskTimes,
  type Share,
} from '../../tests/tutoring/corpus/teaching-score.ts';
import { median } from './median.ts';

const percent = ({ all, others }: Share): string => `${((100 * (all - others.length)) / all).toFixed(1)} %`;

const line = (name: string, share: Share, aim: string): string =>
  [
    name.padEnd(52),
    `${share.all - share.others.length} of ${share.all}`.padStart(12),
    percent(share).padStart(9),
    aim.padStart(10),
  ].join('');

const listed = ({ others }: Share): readonly string[] => others.map((one) => `    ${one.replaceAll('\n', ' ⏎ ')}`);

const time = (name: string, value: number, aim: string): string =>
  `${name.padEnd(52)}${''.padStart(12)}${`${value.toFixed(1)} ms`.padStart(9)}${aim.padStart(10)}`;

/** How well the engine teaches the pupils of the corpus; what falls short of an aim is named. */
export const teaching = (): string => {
  const [messages, replies, times] = [firstMessageScore(), replyScore(), answerTimes()];
  const searches = similarTaskTimes();
  return [
    '\nThe teaching engine over its corpus',
    line('tasks of the families treated', messages.ownTreated, '≥ 95 %'),
    ...listed(messages.ownTreated),
    line('tasks of the whole curriculum treated', messages.treated, ''),
    line('first messages not treated wrongly', messages.neverWrong, '100 %'),
    ...listed(messages.neverWrong),
    line('right replies accepted', replies.rightAccepted, '≥ 99 %'),
    ...listed(replies.rightAccepted),
    line('replies taken as they are meant', replies.asMeant, ''),
    line('wrong replies not praised', replies.neverPraisedWrong, '100 %'),
    ...listed(replies.neverPraisedWrong),
    time('an answer, median', median(times), '≤ 20 ms'),
    time('an answer, worst', Math.max(...times), '≤ 150 ms'),
    time('a similar task, median', median(searches), ''),
    time('a similar task, worst', Math.max(...searches), ''),
  ].join('\n');
};
