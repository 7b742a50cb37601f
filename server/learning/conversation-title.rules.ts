import { conversationTitle } from '#domain/learning/conversation-history/conversation-title.rules.ts';

const longDate = new Intl.DateTimeFormat('pl', { dateStyle: 'long', timeZone: 'Europe/Warsaw' });

/** The first prompt, shortened, or the date for a prompt without words (S2 §9.7–9.8). `createdAt` in milliseconds since the epoch. */
export const titleOfConversation = (prompt: string, createdAt: number): string =>
  conversationTitle(prompt) ?? `Konwersacja z ${longDate.format(createdAt)}`;
