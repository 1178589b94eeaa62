export { type ReportRequest, useRequestReport } from './use-request-report'
export { useWrite, type Write, type WriteOptions, type WriteToasts } from './use-write'
export { hasFailedToast, mayBeDone, writeFailure } from './write-failure'
export type { WriteCall } from './writer'
