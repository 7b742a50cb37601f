import type { CommonPasswords } from '#application/ports/common-passwords.port.ts';

const load = async (): Promise<ReadonlySet<string>> => {
  const { commonPasswords } = await import('virtual:common-passwords');
  return new Set(commonPasswords.split('\n'));
};

/** The list is a chunk of its own, loaded with the first password that is chosen; where it cannot be had, nothing is refused. */
export const bundledCommonPasswords = (): CommonPasswords => ({
  includes: (password) =>
    load().then(
      (common) => common.has(password.toLowerCase()),
      () => false,
    ),
});
