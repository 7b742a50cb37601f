import { z } from 'zod';
import { call } from '../../support/api.ts';
import type { Addresses, Pupil } from './pupils.ts';

const PROJECT = 'demo-nauka';

const sent = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobLink: z.url() })),
});

/** The links for a new password that a pupil has got by e-mail, the first one first. The Auth emulator sends none, but tells of them. */
export const resetLinksOf = async (
  { authUrl }: Addresses,
  { email }: Pick<Pupil, 'email'>,
): Promise<readonly string[]> => {
  const { body } = await call(`${authUrl}/emulator/v1/projects/${PROJECT}/oobCodes`, { method: 'GET' });
  return sent
    .parse(body)
    .oobCodes.flatMap((code) => (code.email === email && code.requestType === 'PASSWORD_RESET' ? [code.oobLink] : []));
};

/** What the page behind the link does with the password that is typed there. */
export const choosePassword = async (link: string, password: string): Promise<void> => {
  const address = new URL(link);
  address.searchParams.set('newPassword', password);
  const { status } = await call(address.href, { method: 'GET' });
  if (status !== 200) throw new Error(`The link was answered with ${status}.`);
};

/** The texts of the letters that an address has got, the newest first, as a developer reads them. */
export const lettersTo = async ({ url }: Pick<Addresses, 'url'>, email: string): Promise<readonly string[]> => {
  const html = await (await fetch(`${url}/dev/outbox`)).text();
  return [...html.matchAll(/<article.*?<\/article>/gs)].flatMap(([letter]) => (letter.includes(email) ? [letter] : []));
};

/** Where the one link of a letter leads. */
export const linkIn = (letter: string | undefined): string => {
  const link = /<a href="([^"]+)"/.exec(letter ?? '')?.[1];
  if (link === undefined) throw new Error('There is no link in the letter.');
  return link.replaceAll('&amp;', '&');
};
