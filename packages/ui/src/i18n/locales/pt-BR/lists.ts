import { users as usersSentences } from '@remesa/messages/texts/pt-BR'
import lists from './lists.json'
import recordLists from './record-lists.json'
import users from './users.json'

export const messages = { ...lists, ...recordLists, ...users, ...usersSentences }
