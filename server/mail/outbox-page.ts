import type { LetterRow } from '#server/mail/letters.repository.ts';
import { OUTBOX_TEXTS as texts } from '#server/mail/outbox-page.texts.ts';
import { escaped, pageStyledBy } from '#server/shared/page-layout.ts';

export const OUTBOX_PATH = '/dev/outbox';
export const OUTBOX_STYLESHEET = `${OUTBOX_PATH}/style.css`;

const page = pageStyledBy(OUTBOX_STYLESHEET);

/** The letters, the newest first. */
export const outboxPage = (letters: readonly LetterRow[]): string =>
  page(
    texts.title,
    `<p class="notice">${texts.notice}</p>
${letters.length === 0 ? `<p>${texts.none}</p>` : letters.map(letterCard).join('')}`,
  );

const letterCard = ({ recipient, subject, text, replyTo, createdAt }: LetterRow): string => `<article class="card">
<h2>${escaped(subject)}</h2>
<p class="soft">${texts.to}: ${escaped(recipient)}${replyTo === null ? '' : `<br>${texts.replyTo}: ${escaped(replyTo)}`}<br><time datetime="${createdAt.toISOString()}">${createdAt.toISOString().slice(0, 19).replace('T', ' ')} UTC</time></p>
${text
  .split(/\n{2,}/)
  .map(paragraph)
  .join('\n')}
</article>`;

const paragraph = (text: string): string => `<p>${linked(text).replaceAll('\n', '<br>')}</p>`;

const LINK = /(https?:\/\/[^\s<>"]+)/;

/** Addresses are links, everything else stands there as it was typed. */
const linked = (text: string): string =>
  text
    .split(LINK)
    .map((part) => (LINK.test(part) ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part)))
    .join('');
