import lists from './lists.json'
import users from './users.json'

export const messages = { ...lists, ...users }
