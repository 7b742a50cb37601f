/** What decides which scripts may be run by their address. */
type Page = Pick<Window, 'trustedTypes'>;

/** Policies are made once. */
let policy: object | undefined;

/** A thread of a script of ours, which the build has named. What is trusted is a string to the types only. */
export const fileWorker = (address: string, { trustedTypes }: Page = window): Worker => {
  policy ??= trustedTypes?.createPolicy('file-workers', {
    createScriptURL: (asked) => (/^\/assets\/[\w.-]+\.worker-[\w-]+\.js$/.test(asked) ? asked : null),
  });
  const trusted = policy as { createScriptURL(asked: string): string } | undefined;
  return new Worker(trusted?.createScriptURL(address) ?? address);
};
