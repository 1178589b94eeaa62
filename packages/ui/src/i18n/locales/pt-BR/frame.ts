import frame from './frame.json'

export const messages = { ...frame }
