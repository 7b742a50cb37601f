import { GoogleAuth } from 'google-auth-library';

const SCOPE = 'https://www.googleapis.com/auth/cloud-platform';

/** Access tokens of the account whose credentials are in a file, renewed as they end. Rejects while Google is away. */
export const googleAccessToken = (credentialsFile: string): (() => Promise<string>) => {
  const google = new GoogleAuth({ keyFilename: credentialsFile, scopes: SCOPE });
  return async () => {
    const token = await google.getAccessToken();
    if (typeof token !== 'string') throw new Error('Google gave no access token.');
    return token;
  };
};
