import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context, type Span } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { TraceSettings } from '#server/settings/settings.ts';
import type { Tracing } from '#server/tracing/tracing.types.ts';

/** Milliseconds that a collector may take; a server that stops waits no longer for it. */
const TIMEOUT = 3000;
const PATH = '/v1/traces';

/** Sends spans to an OpenTelemetry collector, by HTTP. What belongs to no request, as the jobs do, is not told. */
export const otlpTracing = ({ endpoint, headers }: TraceSettings): Tracing => {
  const exporter = new OTLPTraceExporter({
    url: endpoint.replace(/\/+$/, '') + PATH,
    headers,
    timeoutMillis: TIMEOUT,
    // Said here, so that no files are read which variables name that our settings do not know.
    httpAgentOptions: { keepAlive: true },
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'nauka' }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: TIMEOUT })],
  });
  const tracer = provider.getTracer('nauka');
  /** The request that what runs now is a part of. */
  const request = new AsyncLocalStorage<Context>();

  return {
    begin({ method, route, traceparent }, work) {
      const span = tracer.startSpan(
        route === undefined ? 'other' : `${method} ${route}`,
        {
          kind: SpanKind.SERVER,
          attributes: route === undefined ? {} : { 'http.request.method': method, 'http.route': route },
        },
        contextOf(traceparent),
      );
      request.run(trace.setSpan(ROOT_CONTEXT, span), work);
      return (status) => {
        span.setAttribute('http.response.status_code', status);
        if (status >= 500) fail(span);
        span.end();
      };
    },
    async watchQuery(text, run) {
      const context = request.getStore();
      if (context === undefined) return run();
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
      const span = tracer.startSpan(/^\w+/.exec(text)?.[0] ?? 'query', { kind: SpanKind.CLIENT, attributes }, context);
      try {
        return await run();
      } catch (error) {
        fail(span);
        throw error;
      } finally {
        span.end();
      }
    },
    modelCalled({ model, purpose, outcome, milliseconds, attempts }) {
      const context = request.getStore();
      if (context === undefined) return;
      const span = tracer.startSpan(
        `chat ${model}`,
        {
          kind: SpanKind.CLIENT,
          startTime: Date.now() - milliseconds,
          attributes: {
            'gen_ai.operation.name': 'chat',
            'gen_ai.request.model': model,
            'nauka.purpose': purpose,
            'nauka.outcome': outcome,
            'nauka.attempts': attempts,
          },
        },
        context,
      );
      if (outcome !== 'answered') fail(span);
      span.end();
    },
    async close() {
      // A collector that is away keeps nobody from stopping.
      await provider.shutdown().catch(() => {});
    },
  };
};

/** Without a message, which may quote a query's values. */
const fail = (span: Span): void => void span.setStatus({ code: SpanStatusCode.ERROR });

/** Of what comes with it nothing is taken: `tracestate` and `baggage` may hold anything. */
const contextOf = (traceparent: string | undefined): Context => {
  const parent = traceparent === undefined ? null : parseTraceParent(traceparent);
  return parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true });
};
