import { views as viewsSentences } from '@remesa/messages/texts/es'
import views from './views.json'

export const messages = { ...views, ...viewsSentences }
