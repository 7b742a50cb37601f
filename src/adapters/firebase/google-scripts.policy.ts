const GOOGLE = 'https://apis.google.com/';

/**
 * Firebase loads Google's sign-in script from a string, which our Trusted Types refuse without a default policy.
 * It vouches for addresses of that one host, and for no HTML and no code.
 */
export const trustGoogleScripts = ({ trustedTypes }: Pick<Window, 'trustedTypes'>): void => {
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return;
  trustedTypes.createPolicy('default', { createScriptURL: (address) => (address.startsWith(GOOGLE) ? address : null) });
};
