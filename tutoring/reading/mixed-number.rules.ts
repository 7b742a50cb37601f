/** „1 i 3/20” is a mixed number where one number is asked for. */
export const withMixedNumbers = (message: string): string =>
  message.replace(
    /(?<![\d.,/] *)(\d+) i (?=(\d+)\/(\d+)(?![\d.,/]))/g,
    (all, whole: string, top: string, bottom: string) => (Number(top) < Number(bottom) ? `${whole} ` : all),
  );
