export { askedUserState, userListCondition } from './user-filters'
export { userHandlers } from './user-handlers'
