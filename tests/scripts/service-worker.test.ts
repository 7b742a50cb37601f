import { describe, expect, it } from 'vitest';
import { keptFiles, withBuild } from '../../scripts/service-worker/kept-files.ts';
import { answererOf } from '../../src/service-worker/requests.rules.ts';

const ORIGIN = 'https://nauka.example';

describe('a request that passes through the worker', () => {
  it.each([
    ['/', { by: 'page', kept: '/' }],
    ['/?utm_source=plakat', { by: 'page', kept: '/' }],
    ['/FAQ/', { by: 'page', kept: '/faq' }],
    ['/assistant?mode=tutor', { by: 'page', kept: '/app.html' }],
    ['/fiszki/7f3a', { by: 'page', kept: '/app.html' }],
    ['/payment/success?session_id=1', { by: 'page', kept: '/app.html' }],
    ['/api/docs', { by: 'network' }],
    ['/embedded-checkout/cs_1', { by: 'network' }],
    ['/dev/outbox', { by: 'network' }],
    ['/google-account.html', { by: 'network' }],
    ['/sitemap.xml', { by: 'network' }],
    ['/nie-ma-takiej', { by: 'page', kept: '/404.html' }],
    ['/faq/nie-ma', { by: 'page', kept: '/404.html' }],
  ] as const)('for the page at %s is answered so: %j', (path, answerer) => {
    expect(answererOf({ method: 'GET', mode: 'navigate', url: ORIGIN + path }, ORIGIN)).toEqual(answerer);
  });

  it.each([
    ['GET', `${ORIGIN}/assets/start-1.js`, { by: 'asset' }],
    ['GET', `${ORIGIN}/api/Plans`, { by: 'network' }],
    ['GET', `${ORIGIN}/config.json`, { by: 'network' }],
    ['GET', `${ORIGIN}/faq`, { by: 'network' }],
    ['GET', 'http://localhost:9099/assets/start-1.js', { by: 'network' }],
    ['POST', `${ORIGIN}/assets/start-1.js`, { by: 'network' }],
  ] as const)('by %s for %s is answered so: %j', (method, url, answerer) => {
    expect(answererOf({ method, mode: 'cors', url }, ORIGIN)).toEqual(answerer);
  });

  it('of a form is not answered from what is kept', () => {
    expect(answererOf({ method: 'POST', mode: 'navigate', url: `${ORIGIN}/faq` }, ORIGIN)).toEqual({ by: 'network' });
  });
});

describe('what the worker keeps', () => {
  it('is the pages, each with a revision, and once whatever they name', () => {
    const home = '<link rel="preload" href="/assets/font-1.woff2"><script src="/assets/start-2.js"></script>';
    const faq = '<link rel="stylesheet" href="/assets/faq-3.css" disabled><script src="/assets/start-2.js"></script>';
    expect(
      keptFiles([
        ['/', home],
        ['/faq', faq],
      ]),
    ).toEqual([
      { url: '/', revision: expect.stringMatching(/^[\da-f]{16}$/) },
      { url: '/faq', revision: expect.stringMatching(/^[\da-f]{16}$/) },
      { url: '/assets/faq-3.css', revision: null },
      { url: '/assets/font-1.woff2', revision: null },
      { url: '/assets/start-2.js', revision: null },
    ]);
    expect(keptFiles([['/', home]])[0]).not.toEqual(keptFiles([['/', `${home} `]])[0]);
  });

  it('says of which build it is', () => {
    expect(withBuild('<!doctype html><html lang="pl"><head>', 'a1')).toBe(
      '<!doctype html><html data-build="a1" lang="pl"><head>',
    );
    expect(() => withBuild('<head>', 'a1')).toThrow('has no <html>');
  });
});
