import { shellQuoted } from '../../support/shell-quoted.ts';
import { shortestWay, transitionsOf, type PupilModel, type Tour } from './tour.ts';

const ARROW = ' → ';

/** What stands in `REPLAY`: the first screen, and what is done from there. */
const replayText = <World>(tour: Tour<World>): string =>
  `${tour[0]?.from}: ${tour.map(({ action }) => action).join(ARROW)}`;

/** The tour that a text tells, if it is one over this model. */
export const tourIn = <World>(text: string, model: PupilModel<World>): Tour<World> | undefined => {
  const [first = ''] = Object.keys(model);
  if (!text.startsWith(`${first}: `)) return undefined;
  const transitions = transitionsOf(model);
  let here = first;
  const tour = text
    .slice(first.length + 2)
    .split(ARROW)
    .map((action) => {
      const found = transitions.find((one) => one.from === here && one.action === action);
      here = found?.to ?? '';
      return found;
    });
  return tour.every((one) => one !== undefined) ? tour : undefined;
};

/** Which test walks the tour: the title of its group, and the project. */
export interface TourTest {
  readonly group: string;
  readonly project: string;
}

const command = <World>(tour: Tour<World>, { group, project }: TourTest): string =>
  `  REPLAY=${shellQuoted(replayText(tour))} npx playwright test tests/e2e/tours.test.ts --project ${project} -g ${shellQuoted(`${group} replayed`)} --headed`;

/** What a tour tells that failed at its last step: all its steps, the shortest way to where it failed, and how to walk both again. */
export const tourFailure = <World>(model: PupilModel<World>, failed: Tour<World>, test: TourTest): string => {
  const last = failed.at(-1);
  const [first = ''] = Object.keys(model);
  const shortest =
    shortestWay(transitionsOf(model), first, (one) => one.from === last?.from && one.action === last.action) ?? failed;
  return [
    `It failed at the last of these steps, from “${first}”:`,
    ...failed.map(({ from, action, to }, index) => `  ${index + 1}. ${action}: ${from}${ARROW}${to}`),
    'Once more:',
    command(failed, test),
    ...(shortest.length < failed.length
      ? [
          `The same step on the shortest way there, ${shortest.length} instead of ${failed.length} steps; see whether it fails as well:`,
          command(shortest, test),
        ]
      : []),
  ].join('\n');
};
