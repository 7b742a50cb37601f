/** „5 i 1/2” is `5 1/2` wherever one number is meant: in a task, and in an answer to a question for one. The roots 2 and 1/2 are said in the same way. */
export const withMixedNumbers = (message: string): string =>
  message.replace(SPOKEN, (all, whole: string, top: string, bottom: string) =>
    Number(top) < Number(bottom) ? `${whole} ` : all,
  );

const SPOKEN = /(?<![\d.,/] *)(\d+) i (?=(?:\\[dt]?frac ?\{)?(\d+)(?:\/|\} ?\{)(\d+)(?![\d.,/]))/g;
