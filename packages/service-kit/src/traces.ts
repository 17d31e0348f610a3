import { context, propagation, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOffSampler, BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';

/** Begins tracing; spans leave the process only when an OTLP endpoint is configured. Returns what ends it. */
export function startTracing(service: string, endpoint?: string): () => Promise<void> {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': `liminal-${service}` }),
    // Without a place to send spans to, only the trace's own id is carried on, into events and logs.
    ...(!endpoint && { sampler: new AlwaysOffSampler() }),
    spanProcessors: endpoint ? [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))] : [],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return () => provider.shutdown();
}

const tracer = () => trace.getTracer('liminal');

/** The trace context a header or an event carries. */
export const contextOf = (traceparent: string | string[] | null | undefined): Context =>
  traceparent ? propagation.extract(context.active(), { traceparent }) : context.active();

/** The active trace context as a `traceparent` value; null outside a trace. */
export function traceparent(): string | null {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ?? null;
}

/** A span of a request: `within` it the handlers run, `end` is called when the answer is out. */
export function openSpan(name: string, parent: Context): { within: (work: () => void) => void; end: () => void } {
  const span = tracer().startSpan(name, { kind: SpanKind.SERVER }, parent);
  const inside = trace.setSpan(parent, span);
  return { within: (work) => context.with(inside, work), end: () => span.end() };
}

/** Runs the work inside a consumer's span below `parent`; a rejection marks the span and goes on. */
export const inSpan = <T>(name: string, parent: Context, work: () => Promise<T>): Promise<T> =>
  tracer().startActiveSpan(name, { kind: SpanKind.CONSUMER }, parent, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
