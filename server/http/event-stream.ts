import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EVENT_STREAM, type ReplyEvent } from '#contract/reply-events.ts';

/** How often a silent stream says that it lives: proxies close what says nothing. */
const HEARTBEAT = 15_000;

export const acceptsEvents = ({ headers }: FastifyRequest): boolean => headers.accept?.includes(EVENT_STREAM) === true;

export interface EventStream {
  readonly isOpen: boolean;
  /** Opens the stream: from now on nothing can fail with a status of its own. The empty text only does that. */
  write(soFar: string): void;
  /** Ends the stream, which it opens if need be. */
  end(event: Exclude<ReplyEvent, { type: 'text' }>): FastifyReply;
}

/** The reply as server-sent events (D47). */
export const eventStream = (reply: FastifyReply, heartbeat: number = HEARTBEAT): EventStream => {
  const body = new PassThrough();
  let isOpen = false;
  let said = '';
  let next: string | null = null;

  const open = (): void => {
    if (isOpen) return;
    isOpen = true;
    const breathe = () => body.write(':\n\n');
    const beat = setInterval(breathe, heartbeat);
    // A reader who leaves is no failure: the reply goes on without them.
    body.on('error', () => {});
    body.once('close', () => clearInterval(beat));
    body.on('drain', flush);
    void reply
      .type(`${EVENT_STREAM}; charset=utf-8`)
      .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
      .send(body);
    // With the first byte the headers leave.
    breathe();
  };
  const say = ({ type, data }: ReplyEvent): void => {
    if (body.writable) body.write(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  /** A slow reader is told less often, never more than once what is old. */
  const flush = (): void => {
    if (next === null || body.writableNeedDrain) return;
    const data = next.startsWith(said) ? { delta: next.slice(said.length) } : { whole: next };
    said = next;
    next = null;
    say({ type: 'text', data });
  };

  return {
    get isOpen() {
      return isOpen;
    },
    write(soFar) {
      open();
      if (soFar === (next ?? said)) return;
      next = soFar;
      flush();
    },
    end(event) {
      open();
      say(event);
      body.end();
      return reply;
    },
  };
};
