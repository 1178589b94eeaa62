import { views as viewsSentences } from '@remesa/messages/texts/de'
import views from './views.json'

export const messages = { ...views, ...viewsSentences }
