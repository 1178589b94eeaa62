import { views as viewsSentences } from '@remesa/messages/texts/en'
import views from './views.json'

export const messages = { ...views, ...viewsSentences }
