export type { FailurePlan, PlannedFailure } from './planned-failures'
export { startInProcess } from './start-in-process'
export type { InProcessSandbox } from './start-on-database'
