import views from './views.json'

export const messages = { ...views }
