export { failedOutcome } from './batch-outcome'
export { type BatchRunner, createBatchRunner } from './batch-runner'
