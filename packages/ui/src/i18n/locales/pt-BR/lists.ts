import { users as usersSentences } from '@remesa/messages/texts/pt-BR'
import bulk from './bulk.json'
import lists from './lists.json'
import recordLists from './record-lists.json'
import users from './users.json'

export const messages = { ...bulk, ...lists, ...recordLists, ...users, ...usersSentences }
