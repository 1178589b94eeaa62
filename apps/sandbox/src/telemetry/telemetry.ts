import type { Environment } from '../kernel/environment'
import type { Measured, Telemetry } from './measured'

/**
 * Starts the telemetry that the environment configures: metrics on a separate port, and traces for a collector. The
 * libraries for this are loaded only if telemetry is configured.
 *
 * @throws Error if the process can't listen on the port of the metrics.
 */
export async function startTelemetry(
  { metricsPort, host, otlpEndpoint }: Pick<Environment, 'metricsPort' | 'host' | 'otlpEndpoint'>,
  measured: Measured,
): Promise<Telemetry> {
  const parts: Telemetry[] = []
  if (metricsPort !== undefined) {
    const { startMetrics } = await import('./metrics')
    parts.push(await startMetrics({ port: metricsPort, host }, measured))
  }
  if (otlpEndpoint !== undefined) {
    const { startTraces } = await import('./traces')
    parts.push(startTraces(otlpEndpoint))
  }
  return {
    watches: parts.flatMap(({ watches }) => watches),
    stop: async () => {
      await Promise.allSettled(parts.map((part) => part.stop()))
    },
  }
}
