import type { Turn } from '#domain/learning/conversation.types.ts';
import type { Attachment, TutorRequest } from '#server/tutor/tutor.port.ts';
import { systemPrompt } from './system-prompt.texts.ts';

type Part =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image_url'; readonly image_url: { readonly url: string } };

interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string | readonly Part[];
}

const TURNS_SENT = 40;
const CHARACTERS_SENT = 24_000;

/** One system message of ours, the recent turns, the prompt with its pictures. */
export const chatMessages = ({
  mode,
  prompt,
  history,
  schoolClass,
  attachments,
}: TutorRequest): readonly ChatMessage[] => [
  { role: 'system', content: systemPrompt(mode, schoolClass) },
  ...recent(history),
  {
    role: 'user',
    content:
      attachments.length === 0
        ? prompt
        : [{ type: 'text', text: withUnreadable(prompt, attachments) }, ...attachments.filter(isImage).map(picture)],
  },
];

/** Whatever else a stored thread may hold, only pupils and tutors speak in it. */
const recent = (history: readonly Turn[]): readonly ChatMessage[] => {
  const spoken = history.filter(({ role }) => role === 'user' || role === 'assistant').slice(-TURNS_SENT);
  let length = 0;
  return spoken
    .toReversed()
    .filter(({ content }) => (length += content.length) <= CHARACTERS_SENT)
    .toReversed()
    .map(({ role, content }) => ({ role, content }));
};

const isImage = ({ contentType }: Attachment): boolean => /^image\/(?:png|jpeg|webp)$/.test(contentType);

const picture = ({ contentType, base64 }: Attachment): Part => ({
  type: 'image_url',
  image_url: { url: `data:${contentType};base64,${base64}` },
});

const withUnreadable = (prompt: string, attachments: readonly Attachment[]): string =>
  attachments.every(isImage)
    ? prompt
    : `${prompt}\n\n[Załączono też plik, którego nie możesz odczytać. Powiedz o tym i poproś o przepisanie treści albo o zdjęcie.]`;
