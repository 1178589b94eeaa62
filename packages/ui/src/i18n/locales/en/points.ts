import points from './points.json'

export const messages = { ...points }
