import { describe, expect, it } from 'vitest';
import { browserAnalytics } from '#adapters/browser/browser-analytics.adapter.ts';
import { countVisits } from '#contract/calls/analytics.calls.ts';

/** A page that a test hides and shows, and what it has sent. */
const page = (answer: () => Promise<Response> = async () => new Response(null, { status: 204 })) => {
  const sent: { readonly path: unknown; readonly request: RequestInit | undefined }[] = [];
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const analytics = browserAnalytics({
    document: document as unknown as Document,
    fetch: (path, request) => {
      sent.push({ path, request });
      return answer();
    },
  });
  const become = (state: DocumentVisibilityState) => {
    document.visibilityState = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const bodies = () => sent.map(({ request }) => JSON.parse(String(request?.body)));
  return { analytics, become, sent, bodies };
};

describe('counted visits', () => {
  it('are sent to our own server when the page is put aside, and not before, without anything that tells who it was', () => {
    const { analytics, become, sent } = page();
    for (const route of ['/', '/pricing', '/']) analytics.pageSeen(route);
    become('visible');
    const before = [...sent];
    become('hidden');
    expect([before, sent]).toEqual([
      [],
      [
        {
          path: '/api/Analytics/Visits',
          request: {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: '{"visits":{"/":2,"/pricing":1}}',
            keepalive: true,
            credentials: 'omit',
            referrerPolicy: 'no-referrer',
          },
        },
      ],
    ]);
  });

  it('are sent once, and only where there are any', () => {
    const { analytics, become, bodies } = page();
    become('hidden');
    analytics.pageSeen('/');
    become('hidden');
    become('hidden');
    expect(bodies()).toEqual([{ visits: { '/': 1 } }]);
  });

  it('are not sent when they were forgotten', () => {
    const { analytics, become, sent } = page();
    analytics.pageSeen('/');
    analytics.forget();
    become('hidden');
    expect(sent).toEqual([]);
  });

  it('are never more than the server takes', () => {
    const { analytics, become, bodies } = page();
    for (let visit = 0; visit < 1_500; visit += 1) analytics.pageSeen('/');
    become('hidden');
    expect([bodies(), countVisits.body.safeParse(bodies()[0]).success]).toEqual([[{ visits: { '/': 1_000 } }], true]);
  });

  it('disturb nobody when the server is away', async () => {
    const { analytics, become, sent } = page(() => Promise.reject(new TypeError('offline')));
    analytics.pageSeen('/');
    become('hidden');
    await new Promise(setImmediate);
    expect(sent.length).toBe(1);
  });
});
