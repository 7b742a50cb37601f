import { describe, expect, it } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import type { Call } from '#contract/calls/call.ts';
import { openApiDocument } from '#contract/openapi.ts';
import { OPENAPI_STYLESHEET, openApiPage } from '#contract/openapi-page.ts';

const calls: readonly Call[] = Object.values(CALLS);
const document = openApiDocument(CALLS, { isLive: (name) => name !== 'quizzes.generate' });
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

const referencesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => (key === '$ref' ? [String(part)] : referencesIn(part)))
    : [];

describe('the OpenAPI document', () => {
  it('lists each call once, under its path and method', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(CALLS).sort());
    expect(
      calls.map(({ path, method, name }) => document.paths[path]?.[method.toLowerCase()]?.operationId === name),
    ).toEqual(calls.map(() => true));
  });

  it('describes the question to Tutor whole', () => {
    const { requestBody, responses, parameters, ...facts } = Object(document.paths['/api/Assistant/tutor']?.['post']);
    expect(facts).toEqual({
      operationId: 'assistant.tutor',
      tags: ['assistant'],
      summary: 'Asks Tutor, who guides step by step without the answer. Starts the trial at the first question.',
      security: [{ token: [] }],
      'x-auth': 'user',
      'x-status': 'live',
      'x-source': 'S2 §5.1–5.3, §7.15, §7.17–7.26, D12, D16, R1, R5, R8, R10, R12, D47',
      'x-timeout': 30_000,
      'x-body-limit': 17_825_792,
    });
    expect(Object.keys(responses)).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      '413',
      '415',
      '429',
      '500',
      '503',
    ]);
    expect(parameters).toEqual([
      {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        description: 'The same for each repetition of one action: the first answer is given again.',
        schema: { type: 'string', minLength: 1, maxLength: 255 },
      },
    ]);
    expect(Object.keys(requestBody.content['application/json'].schema.properties)).toEqual([
      'userId',
      'prompt',
      'conversationHistory',
      'conversationId',
      'classId',
      'images',
      'attachments',
    ]);
  });

  it('says which call is planned, and that it answers 501', () => {
    const planned = operations.filter((operation) => operation['x-status'] === 'planned');
    expect(planned.map(({ operationId, responses }) => [operationId, responses['501']?.description])).toEqual([
      ['quizzes.generate', 'Planned: nobody answers this call yet.'],
    ]);
    expect(operations.filter(({ responses }) => '501' in responses)).toEqual(planned);
  });

  it('names every parameter of a path', () => {
    const named = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.values(methods).map(({ parameters }) => [
        path,
        parameters.filter((parameter) => parameter.in === 'path').map(({ name, required }) => `{${name}}${required}`),
      ]),
    );
    expect(named).toEqual(
      named.map(([path]) => [path, (String(path).match(/\{\w+\}/gu) ?? []).map((name) => `${name}true`)]),
    );
  });

  it('refers to nothing that is not there', () => {
    expect([...new Set(referencesIn(document))]).toEqual(['#/components/schemas/Error']);
    expect(Object.keys(Object(document.components).schemas)).toEqual(['Error']);
  });

  it('is JSON and nothing else', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});

describe('the page of it', () => {
  const hostile: Call = { ...CALLS['users.find'], name: 'users.find', summary: '<script>alert(1)</script> & "quotes"' };
  const page = openApiPage(document, { stylesheet: '/api/openapi.css' });

  it('shows each call with a title', () => {
    const shown = [...page.matchAll(/<h3><code>(.*?)<\/code>/gu)].map(([, title]) => title);
    expect(shown.sort()).toEqual(calls.map(({ method, path }) => `${method} ${path}`).sort());
    expect(page.match(/<em>planned<\/em>/gu)).toEqual(['<em>planned</em>']);
  });

  it('runs and loads nothing but its one stylesheet', () => {
    expect(page.match(/<script|<style|style=|\son\w+=|<img|<iframe|javascript:/giu)).toEqual(null);
    expect([...page.matchAll(/(?:href|src)="([^#"][^"]*)"/gu)].map(([, address]) => address)).toEqual([
      '/api/openapi.css',
    ]);
    expect(OPENAPI_STYLESHEET.match(/url\(|@import|</giu)).toEqual(null);
  });

  it('writes what it is told as text', () => {
    const told = openApiPage(openApiDocument({ hostile }, { isLive: () => true }), { stylesheet: '/x.css' });
    expect([
      told.includes('<script>'),
      told.includes('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot;'),
    ]).toEqual([false, true]);
  });
});
