export { startTelemetry } from './telemetry'
