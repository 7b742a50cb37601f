import type { Conversations } from '#application/ports/conversations.port.ts';
import { setImmediate as turnOfLoop } from 'node:timers/promises';
import * as fc from 'fast-check';
import { asc, eq } from 'drizzle-orm';
import { createActor, waitFor, type ActorRefFrom } from 'xstate';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { httpAssistant } from '#adapters/http/http-assistant.adapter.ts';
import { httpClient } from '#adapters/http/http-client.ts';
import { httpConversations } from '#adapters/http/http-conversations.adapter.ts';
import { draftKeptQuestions } from '#adapters/storage/draft-kept-questions.adapter.ts';
import { localStorageDrafts } from '#adapters/storage/local-storage-drafts.adapter.ts';
import { safeStorage } from '#adapters/storage/safe-storage.ts';
import { assistantLogic, type AssistantLogic } from '#application/learning/assistant/assistant.logic.ts';
import { conversationHistoryLogic } from '#application/learning/conversation-history/conversation-history.logic.ts';
import { conversations, messages } from '#server/database/schema/learning.tables.ts';
import { registered } from '../support/api.ts';
import { fakeTiming } from '../support/fakes/timing.fake.ts';
import { memoryStorage } from '../support/memory-storage.ts';
import { startMortalServer, type MortalServer } from '../support/mortal-server.ts';
import { scriptedTutor } from '../support/scripted-tutor.ts';

/** How many sequences of faults: 10,000 by `RUNS=10000`. */
const RUNS = Number(process.env['RUNS'] ?? 60);

let server: MortalServer;
beforeAll(async () => {
  const tutor = scriptedTutor();
  tutor.answer(async ({ prompt }, signal, onWriting) => {
    const content = `Pomyślmy: ${prompt}`;
    for (let end = 4; end < content.length; end += 8) {
      await turnOfLoop();
      signal?.throwIfAborted();
      onWriting?.(content.slice(0, end));
    }
    return { content, isCharged: true };
  });
  server = await startMortalServer(tutor);
});
afterAll(() => server.close());
afterEach(() => {
  vi.unstubAllGlobals();
});

/** What befalls one request. `lost` has its effect on the server; `cut` breaks the answer off in its middle. */
const FAULTS = ['none', 'offline', 'lost', 'cut', '401', '500', '503', '429'] as const;
type Fault = (typeof FAULTS)[number];

/** More operations than a request has: a server that is to die at the last ones lives. */
const OPERATIONS = 40;

const refusal = (status: number): Response =>
  Response.json({ code: `test_${status}`, message: 'A test wants it so.', error: 'Error' }, { status });

const brokenOff = (response: Response): Response => {
  const reader = response.body?.getReader();
  let isFirst = true;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value } = isFirst ? ((await reader?.read()) ?? {}) : {};
      isFirst = false;
      if (value !== undefined) return controller.enqueue(value);
      await reader?.cancel().catch(() => {});
      controller.error(new TypeError('The network is gone.'));
    },
    cancel: () => reader?.cancel(),
  });
  return new Response(body, response);
};

/** The network of a browser, with the faults that are to come. */
const faultyFetch = (faults: Fault[]): typeof fetch => {
  const real = globalThis.fetch;
  return async (...request) => {
    const fault = faults.shift() ?? 'none';
    if (fault === 'offline') throw new TypeError('There is no network.');
    if (fault === '401' || fault === '500' || fault === '503' || fault === '429') return refusal(Number(fault));
    const response = await real(...request);
    if (fault === 'cut') return brokenOff(response);
    if (fault !== 'lost') return response;
    await response.text();
    throw new TypeError('The network is gone.');
  };
};

/** What the pupil does after a press on "send". */
const step = fc.record({
  faults: fc.array(fc.constantFrom(...FAULTS), { maxLength: 5 }),
  patience: fc.constantFrom('none', 'some', 'words', 'end'),
  next: fc.constantFrom('nothing', 'cancel', 'reload', 'type'),
  /** When the server is killed; null in most steps. */
  death: fc.option(fc.nat(OPERATIONS), { freq: 2 }),
});

type Pupil = ActorRefFrom<AssistantLogic>;

/** A pupil's browser: what is stored outlives each page. */
const browserOf = (uid: string, token: string) => {
  const drafts = localStorageDrafts(safeStorage(() => storage));
  const storage = memoryStorage(new Map());
  const questions = draftKeptQuestions(drafts, { now: () => 0 });
  const http = httpClient({
    baseUrl: server.url,
    identity: { token: async () => token },
    reauthentication: { request: async () => false, reportDeletion: () => {} },
    timing: fakeTiming().timing,
  });
  const port = httpAssistant(http);
  const noHistory: Conversations = {
    page: async () => ({ conversations: [], page: 1, hasNextPage: false }),
    find: async () => null,
    rename: async () => null,
    remove: async () => {},
  };
  const logic = assistantLogic(
    port,
    httpConversations(http),
    drafts,
    questions,
    conversationHistoryLogic(noHistory),
    // What of a person counts here is the class.
    { confirm: async () => ({ classId: 3 }) as never },
  );
  const calls = new Set<Promise<void>>();
  const open = (conversationId: string | null): Pupil => {
    const page = createActor(logic, { input: { userId: uid, classId: 3, mode: 'tutor', conversationId } });
    page.on('draft.changed', ({ userId, thread, text }) => drafts.keep(userId, thread, text));
    page.on('question.changed', ({ userId, thread, question }) => questions.keep(userId, thread, question));
    page.on('reply.unwanted', ({ idempotencyKey }) => {
      const call = port.stop(idempotencyKey).catch(() => {});
      calls.add(call);
    });
    return page.start();
  };
  return { open, calls };
};

const isAtRest = (page: Pupil) =>
  waitFor(page, (snapshot) => snapshot.matches('composing') || snapshot.matches('unopened'));

const waitAs = async (page: Pupil, patience: 'none' | 'some' | 'words' | 'end'): Promise<void> => {
  if (patience === 'some') for (let turn = 0; turn < 5; turn += 1) await turnOfLoop();
  if (patience === 'words')
    await waitFor(
      page,
      ({ context, value }) => context.writing !== '' || value === 'composing' || value === 'unopened',
    );
  if (patience === 'end') await isAtRest(page);
};

const reloaded = (browser: ReturnType<typeof browserOf>, page: Pupil): Pupil => {
  const { conversationId } = page.getSnapshot().context;
  page.stop();
  return browser.open(conversationId);
};

/** A page that works, whatever the last one was left with. */
const composing = async (browser: ReturnType<typeof browserOf>, page: Pupil): Promise<Pupil> => {
  await isAtRest(page);
  await server.isUp();
  if (page.getSnapshot().matches('composing') && page.getSnapshot().context.pause === null) return page;
  return composing(browser, reloaded(browser, page));
};

const storedOf = async (uid: string) => {
  return server.database
    .select({ role: messages.role, content: messages.content, pointsUsed: messages.pointsUsed })
    .from(messages)
    .innerJoin(conversations, eq(messages.conversationId, conversations.id))
    .where(eq(conversations.userId, uid))
    .orderBy(asc(conversations.id), asc(messages.position));
};

test(`in ${RUNS} sequences of faults no typed text is lost and no point is spent twice (R10, D16)`, async () => {
  let pupils = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
      const uid = `unlucky-${(pupils += 1)}`;
      await registered(server, uid);
      const browser = browserOf(uid, await server.tokenFor(uid));
      const faults: Fault[] = [];
      vi.stubGlobal('fetch', faultyFetch(faults));
      try {
        const typed: string[] = [];
        let page = browser.open(null);
        await waitFor(page, (snapshot) => snapshot.matches('composing'));
        const type = () => {
          const text = `Zadanie numer ${typed.length}.`;
          typed.push(text);
          const { draft } = page.getSnapshot().context;
          page.send({ type: 'pupil.draftChanged', text: draft === '' ? text : `${draft}\n${text}` });
        };
        const send = () => {
          const { draft } = page.getSnapshot().context;
          page.send({ type: 'pupil.messageSent', text: draft, idempotencyKey: crypto.randomUUID() });
        };
        for (const { faults: coming, patience, next, death } of steps) {
          page = await composing(browser, page);
          if (page.getSnapshot().context.draft === '') type();
          faults.splice(0, Infinity, ...coming);
          if (death !== null) server.dieAt(death);
          send();
          await waitAs(page, patience);
          if (next === 'cancel') page.send({ type: 'pupil.askCancelled' });
          if (next === 'type') type();
          if (next === 'reload') page = reloaded(browser, page);
          if (next === 'reload' && patience === 'none') await waitAs(page, 'words');
        }
        // The storm is over: what is still in the input is sent.
        faults.length = 0;
        server.live();
        for (let attempt = 0; attempt < 4; attempt += 1) {
          page = await composing(browser, page);
          if (page.getSnapshot().context.draft !== '') send();
        }
        page = await composing(browser, page);
        await Promise.all(browser.calls);
        expect(page.getSnapshot().context.draft).toBe('');
        page.stop();

        const stored = await storedOf(uid);
        const asked = stored.filter(({ role }) => role === 'user').map(({ content }) => content);
        expect(typed.filter((text) => !asked.some((content) => content.includes(text)))).toEqual([]);
        // What was typed after a lost question makes it another one; the same is asked and paid once.
        expect(asked).toEqual([...new Set(asked)]);
        const paid = stored.reduce((points, { pointsUsed }) => points + pointsUsed, 0);
        expect(paid).toBe(asked.length);
      } finally {
        vi.unstubAllGlobals();
      }
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  expect(server.deaths()).toBeGreaterThanOrEqual(Math.floor(RUNS / 10));
}, 3_600_000);
