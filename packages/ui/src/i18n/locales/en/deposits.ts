import deposits from './deposits.json'

export const messages = { ...deposits }
