import firms from './firms.json'

export const messages = { ...firms }
