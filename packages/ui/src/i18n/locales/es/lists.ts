import users from './users.json'

export const messages = { ...users }
