import { views as viewsSentences } from '@remesa/messages/texts/pt'
import views from './views.json'

export const messages = { ...views, ...viewsSentences }
