import imports from './imports.json'

export const messages = imports
