export type { FailurePlan, PlannedFailure } from './planned-failures'
export { type InProcessSandbox, startInProcess } from './start-in-process'
