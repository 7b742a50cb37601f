import type { FailureCode } from '#domain/shared/failure.ts';
import type { ClientLogEntry, ClientLogLevel } from './client-log.types.ts';

/** How many entries are kept at most; the oldest goes first (S1 §9.24). */
export const CLIENT_LOG_CAPACITY = 1_000;
/** How many are sent at once (S1 §9.25). */
export const CLIENT_LOG_BATCH_SIZE = 50;
/** How often what has gathered is sent (S1 §9.26). */
export const CLIENT_LOG_INTERVAL = 60_000;
/** Characters of an entry at most, so that it stays within the 8 kB that the server takes (R12). */
export const CLIENT_LOG_TEXT_LENGTH = 2_000;

const RANK = { debug: 0, info: 1, warning: 2, error: 3 } as const satisfies Record<ClientLogLevel, number>;
/** The lowest level that is kept (S1 §9.27). */
const MINIMUM_LEVEL = 'info' satisfies ClientLogLevel;

/** A text longer than this is cut before we look for what is personal in it. */
const READABLE_LENGTH = 10_000;

/** What may not leave the browser (R9), and what stands in its place. In this order: the first that fits wins. */
const PERSONAL: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/\bBearer\s+\S+/gi, '[token]'],
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, '[token]'],
  [/[\p{L}\d._+-]{1,64}(?:@|%40)[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,8}/gu, '[e-mail]'],
  [/\b(Users|GetByUser)\/[^\s/?#"']+/gi, '$1/[id]'],
  [/\b((?:user_?)?id|uid|token|session_id)(["']?\s*[:=]\s*["']?)[^\s"'&,;}]+/gi, '$1$2[id]'],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}(?![\w-])/gi, '[id]'],
  [/(?<![\w-])[a-z]{28}(?![\w-])/gi, '[id]'],
  [/(?<![\w:])[\da-f]{0,4}(?::[\da-f]{0,4}){3,7}(?![\w:])/gi, '[address]'],
  [/(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.])/g, '[address]'],
  [/(?<!\w)\+?\(?\d(?:[ ().-]{0,2}\d){8,}(?!\w)/g, '[number]'],
];

/** The text without tokens, e-mails, ids of people, network addresses, and digits that look like a telephone (R9). */
export const redacted = (text: string): string =>
  PERSONAL.reduce((clean, [pattern, word]) => clean.replaceAll(pattern, word), text.slice(0, READABLE_LENGTH));

const presentable = (text: string): string => redacted(text.replaceAll('\0', '')).slice(0, CLIENT_LOG_TEXT_LENGTH);

export const isWorthKeeping = ({ level, text }: ClientLogEntry): boolean =>
  RANK[level] >= RANK[MINIMUM_LEVEL] && text.trim() !== '';

/** The newest entries that there is room for; `taken` places are held by entries on their way. */
export const withinCapacity = (entries: readonly ClientLogEntry[], taken: number): readonly ClientLogEntry[] =>
  entries.slice(Math.max(0, entries.length - (CLIENT_LOG_CAPACITY - taken)));

export const withEntry = (
  waiting: readonly ClientLogEntry[],
  entry: ClientLogEntry,
  taken: number,
): readonly ClientLogEntry[] => withinCapacity([...waiting, { ...entry, text: presentable(entry.text) }], taken);

/** The server will never take this entry: sending it again would only hold up the others. */
export const isUndeliverable = (code: FailureCode): boolean =>
  code === 'request/invalid' || code === 'request/too-large';
