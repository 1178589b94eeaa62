import history from './history.json'

export const messages = { ...history }
