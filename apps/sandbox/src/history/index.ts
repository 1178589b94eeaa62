export { historyHandlers } from './history-handlers'
export { signInHistory } from './sign-in-history'
export { verifyHistory } from './verify-history'
