import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type TextMapPropagator,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, type SpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { RequestWatch } from '../kernel/request-watch'
import type { Telemetry } from './measured'

const serviceName = 'remesa'
const traceContext: TextMapPropagator = new W3CTraceContextPropagator()

/**
 * Creates a span for each request. It belongs to the caller's trace in the header `traceparent`. It contains the route,
 * the method and the status, but neither the URL nor the user.
 */
export const createTraces = (processor: SpanProcessor): Telemetry => {
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': process.env['OTEL_SERVICE_NAME'] ?? serviceName }),
    ),
    spanProcessors: [processor],
  })
  const tracer = provider.getTracer(serviceName)
  const watch: RequestWatch = ({ headers }) => {
    const parent = traceContext.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)
    const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, parent)
    return ({ method, route, status }) => {
      span.updateName(`${method} ${route}`)
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'remesa.request_id': String(headers['x-request-id']),
      })
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    }
  }
  return { watches: [watch], stop: () => provider.shutdown() }
}

/**
 * Sends the spans to a collector that supports OTLP over HTTP.
 * @param endpoint the base URL of the collector, to which the path of traces is added.
 */
export const startTraces = (endpoint: string): Telemetry =>
  createTraces(
    new BatchSpanProcessor({
      exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` }),
    }),
  )
