export { type LeaveQuestion, useLeaveQuestion } from './use-leave-question'
