import * as z from 'zod/mini';
import type { ContactDrafts } from '#application/ports/contact-drafts.port.ts';
import type { Drafts } from '#application/ports/drafts.port.ts';
import { parsed } from './parsed.ts';
import type { SafeStorage } from './safe-storage.ts';

const contactDraft = z.object({ subject: z.string(), message: z.string() });

const PREFIX = 'contact:';

const threadOf = (request: string): string => PREFIX + request;

/** A pupil’s goes the way of all drafts; a visitor’s stays in the tab. */
export const browserContactDrafts = (drafts: Drafts, tabStorage: SafeStorage): ContactDrafts => ({
  read(userId, request) {
    const kept = userId === null ? tabStorage.read(threadOf(request)) : drafts.read(userId, threadOf(request));
    return parsed(contactDraft, kept === '' ? null : kept);
  },
  keep(userId, request, { subject, message }) {
    const text = subject === '' && message === '' ? '' : JSON.stringify({ subject, message });
    if (userId !== null) drafts.keep(userId, threadOf(request), text);
    else if (text === '') tabStorage.remove(threadOf(request));
    else tabStorage.write(threadOf(request), text);
  },
});
