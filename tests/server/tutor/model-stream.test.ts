import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ModelCallReport } from '#server/tutor/model/model-call-report.ts';
import { openAiTutor } from '../../support/openai-tutor.ts';
import { json, modelServer, piece, saying, streaming, type ModelServer } from '../../support/model-server.ts';
import { request } from '../../tutoring/pupil.ts';

let server: ModelServer;
let pauses: number[] = [];
let reports: ModelCallReport[] = [];
let clock = 0;

beforeAll(async () => {
  server = await modelServer();
});

afterAll(() => server.close());

beforeEach(() => {
  server.heard.length = 0;
  [pauses, reports, clock] = [[], [], 0];
});

interface Asked {
  readonly outcome: string;
  readonly heard: readonly string[];
}

/** What a pupil gets and sees on the way; the clock stands still but for the pauses between attempts. */
const ask = async (settings: { readonly idleTimeout?: number; readonly signal?: AbortSignal } = {}): Promise<Asked> => {
  const heard: string[] = [];
  const tutor = openAiTutor({
    baseUrl: server.url,
    model: 'school-1',
    timeout: 20_000,
    now: () => clock,
    wait: (milliseconds) => {
      pauses.push(milliseconds);
      clock += milliseconds;
      return Promise.resolve();
    },
    report: (call) => reports.push(call),
    ...settings,
  });
  try {
    const { content } = await tutor.reply(request('2x = 8'), settings.signal, (soFar) => heard.push(soFar));
    return { outcome: content, heard };
  } catch (thrown) {
    return { outcome: String(thrown), heard };
  }
};

const DONE = 'data: [DONE]\n\n';

describe('a streamed answer', () => {
  it('is heard as it grows and is whole at its end', async () => {
    server.answer = streaming(piece('Zacznij '), piece('od '), piece('nawiasu.'), piece(null, 'stop'), DONE);
    expect(await ask()).toEqual({
      outcome: 'Zacznij od nawiasu.',
      heard: ['Zacznij ', 'Zacznij od ', 'Zacznij od nawiasu.'],
    });
  });

  it('is read whatever stands around it: comments, names of events, carriage returns, tokens, a letter cut in two', async () => {
    const [letter] = [Buffer.from(piece('łatwe'))];
    const middle = letter.indexOf(Buffer.from('ł')) + 1;
    server.answer = (response) => {
      response.writeHead(200, { 'content-type': 'text/plain' });
      response.write(': still here\r\n\r\nevent: message\r\n');
      response.write(piece('To ').replaceAll('\n', '\r\n'));
      response.write('data: {"choices":[],"usage":{"total_tokens":7}}\n\n');
      response.write(letter.subarray(0, middle));
      response.write(letter.subarray(middle));
      response.end(`${piece('.', 'stop')}`);
    };
    expect((await ask()).outcome).toEqual('To łatwe.');
  });

  it('ends with [DONE] where the server gives no reason, and needs no end of its connection', async () => {
    const closed = new Promise<void>((resolve) => {
      server.answer = (response) => {
        response.on('close', resolve);
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write(piece('Dobrze.') + DONE);
      };
    });
    expect((await ask()).outcome).toEqual('Dobrze.');
    await closed;
  });

  it('hides what the model thinks aloud', async () => {
    server.answer = streaming(piece('<th'), piece('ink>x = 4'), piece('</think>\n\nOd'), piece('ejmij.', 'stop'));
    expect(await ask()).toEqual({ outcome: 'Odejmij.', heard: ['Od', 'Odejmij.'] });
  });

  it.each([
    ['was cut off for its length', piece(null, 'length')],
    ['was withheld', piece(null, 'content_filter')],
    ['was left to a tool', piece(null, 'tool_calls')],
    ['is followed by something else', 'data: {"choices":7}\n\n'],
    ['is followed by no JSON', 'data: {"cho\n\n'],
  ])('that %s is no answer', async (_name, end) => {
    server.answer = streaming(piece('Zacznij od'), end, DONE);
    expect(await ask()).toEqual({ outcome: 'ModelFailure: model: unprocessable', heard: ['Zacznij od'] });
  });

  it.each([
    ['lost its end', ''],
    ['ended in an error', 'data: {"error":{"message":"overloaded"}}\n\n'],
  ])('that %s is no answer, and is not asked for anew once words were seen', async (_name, end) => {
    server.answer = streaming(piece('Zacznij od'), end);
    expect(await ask()).toEqual({ outcome: 'ModelFailure: model: unavailable', heard: ['Zacznij od'] });
    expect([server.heard.length, pauses]).toEqual([1, []]);
  });

  it('of too many characters is given up', async () => {
    server.answer = streaming(piece('a'.repeat(20_001)), piece(null, 'stop'));
    expect(await ask()).toEqual({ outcome: 'ModelFailure: model: unprocessable', heard: [] });
  });

  it.each([
    ['without end', piece('a ')],
    ['without the end of a line', `data: ${'a'.repeat(50_000)}`],
    ['of empty events without end', ': still here\n\n'.repeat(4_000)],
  ])('%s is given up, and its connection is closed', async (_name, chunk) => {
    const closed = new Promise<void>((resolve) => {
      server.answer = (response) => {
        response.on('close', resolve);
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write(piece('Hej'));
        Readable.from(
          (function* () {
            for (;;) yield chunk;
          })(),
        ).pipe(response);
      };
    });
    expect((await ask()).outcome).toEqual('ModelFailure: model: unprocessable');
    await closed;
  });

  it('that falls silent is given up after the idle limit', async () => {
    server.answer = (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(piece('Zacznij'));
    };
    expect(await ask({ idleTimeout: 50 })).toEqual({ outcome: 'ModelFailure: model: timeout', heard: ['Zacznij'] });
    expect(server.heard.length).toEqual(1);
  });

  it('stops at the model when the pupil stops it', async () => {
    const stopping = new AbortController();
    const closed = new Promise<void>((resolve) => {
      server.answer = (response) => {
        response.on('close', resolve);
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write(piece('Zacznij'));
        stopping.abort();
      };
    });
    expect((await ask({ signal: stopping.signal })).outcome).toEqual('ModelFailure: model: aborted');
    await closed;
  });
});

const inTurn =
  (...scripts: readonly ModelServer['answer'][]): ModelServer['answer'] =>
  (response) =>
    scripts[server.heard.length - 1]?.(response);

describe('a model that is away for a moment', () => {
  it.each([429, 500, 503])('with status %i is asked again, each time after a longer pause', async (status) => {
    server.answer = inTurn(json({}, status), json({}, status), saying('Dobrze.'));
    expect([(await ask()).outcome, pauses]).toEqual(['Dobrze.', [500, 1000]]);
  });

  it('whose connection breaks before the first words is asked again', async () => {
    server.answer = inTurn((response) => response.destroy(), streaming(': still here\n\n'), saying('Dobrze.'));
    expect([(await ask()).outcome, pauses]).toEqual(['Dobrze.', [500, 1000]]);
  });

  it('is asked three times at most', async () => {
    server.answer = json({}, 503);
    expect([(await ask()).outcome, server.heard.length]).toEqual(['ModelFailure: model: unavailable', 3]);
  });

  it.each(['3', new Date(3000).toUTCString()])('says when to come back („%s”), and is heard', async (retryAfter) => {
    server.answer = inTurn(json({}, 429, { 'retry-after': retryAfter }), saying('Dobrze.'));
    expect([(await ask()).outcome, pauses]).toEqual(['Dobrze.', [3000]]);
  });

  it('that wants more time than there is, is not waited for', async () => {
    server.answer = json({}, 429, { 'retry-after': '60' });
    expect([(await ask()).outcome, pauses]).toEqual(['ModelFailure: model: busy', []]);
  });

  it.each([400, 401, 404])('is another thing than status %i, which is not asked again', async (status) => {
    server.answer = json({}, status);
    expect([(await ask()).outcome, server.heard.length]).toEqual(['ModelFailure: model: refused', 1]);
  });
});

describe('the report of a call', () => {
  it('tells model, purpose, time, length and outcome, once and without a text', async () => {
    server.answer = streaming(piece('Zacznij.'), piece(null, 'stop'));
    await ask();
    server.answer = json({}, 503);
    await ask();
    const common = { model: 'school-1', purpose: 'answer' };
    expect(reports).toEqual([
      { ...common, outcome: 'answered', milliseconds: 0, characters: 8, attempts: 1 },
      { ...common, outcome: 'unavailable', milliseconds: 1500, characters: 0, attempts: 3 },
    ]);
  });
});
