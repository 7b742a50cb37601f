/** What we use of the Trusted Types API, which TypeScript's own library does not know. */
interface Window {
  readonly trustedTypes?: {
    readonly defaultPolicy: object | null;
    createPolicy(
      name: 'default' | 'service-worker' | 'file-workers',
      rules: { createScriptURL(address: string): string | null },
    ): object;
  };
}
