import { views as viewsSentences } from '@remesa/messages/texts/pt-BR'
import views from './views.json'

export const messages = { ...views, ...viewsSentences }
