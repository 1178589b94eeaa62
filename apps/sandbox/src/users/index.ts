export { type Account, findAccountById, findAccountByUsername } from './account-repository'
export { userListCondition } from './user-filters'
export { userHandlers } from './user-handlers'
export { versionedUsers } from './versioned-users'
