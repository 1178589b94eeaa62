export { auditReport, auditReportPlace } from './audit.report'
export { historyHandlers } from './history-handlers'
export { signInHistory } from './sign-in-history'
export { verifyHistory } from './verify-history'
