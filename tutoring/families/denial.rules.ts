import type { Family } from './family.types.ts';

/** „które nie dzielą się” is another task, and the canonical form knows no „nie”. „Nie wiem” and its like say nothing of the task, and „jaka siła na nie działa” denies nothing. */
export const isDenied = (message: string): boolean =>
  /(?<!\p{L})(?<!(?<!\p{L})(?:na|o|w|za|przez|po|pod|nad|przed)\s)nie(?!\p{L})(?!\s+(?:wiem|umiem|rozumiem|potrafi|mog|ogarniam|pami|kumam|bardzo))/iu.test(
    message,
  );

/** What a family reads in a message; nothing, where it denies something and the family knows no denial. */
export const givenIn = <Given>(
  { read, readsDenials }: Pick<Family<Given>, 'read' | 'readsDenials'>,
  message: string,
): Given | undefined => (readsDenials !== true && isDenied(message) ? undefined : read(message));
