/** Three or more single letters with a blank or a sign between them. */
const APART = /(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[ .\-_*,/~]{1,3}[\p{L}\p{N}](?![\p{L}\p{N}])){2,}/gu;
const SEPARATOR = /[ .\-_*,/~]+/;

/** „z a b i j ę  s i ę” and „z.a.b.i.j.ę s.i.ę” as words. */
export const withLettersJoined = (text: string): string =>
  text.replace(APART, (run) => {
    const separators = run.match(new RegExp(SEPARATOR, 'g')) ?? [];
    const isSigned = separators.some((separator) => !separator.includes(' '));
    const boundary = isSigned ? / +/ : / {2,}/;
    return run
      .split(boundary)
      .map((word) => word.split(SEPARATOR).join(''))
      .join(' ');
  });
