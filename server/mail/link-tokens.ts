import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link of a letter is for: one for another purpose opens nothing. */
export type LinkPurpose = 'newsletter' | 'guardian';

/** Signs the links of letters: who has one got it by mail. */
export interface LinkTokens {
  /** An unguessable id that is the same each time. */
  idOf(purpose: LinkPurpose, subject: string): string;
  sign(purpose: LinkPurpose, id: string): string;
  /** The id; null for what was signed by nobody here. */
  read(purpose: LinkPurpose, token: string): string | null;
}

export const linkTokens = (secret: string): LinkTokens => {
  const over = (...parts: readonly string[]): string =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
  const sign: LinkTokens['sign'] = (purpose, id) => `${id}.${over('link', purpose, id)}`;
  return {
    idOf: (purpose, subject) => over('id', purpose, subject),
    sign,
    read(purpose, token) {
      const id = token.slice(0, Math.max(0, token.lastIndexOf('.')));
      return isSame(token, sign(purpose, id)) ? id : null;
    },
  };
};

const isSame = (left: string, right: string): boolean => {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
};
