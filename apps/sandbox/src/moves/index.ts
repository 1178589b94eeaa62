export { servicePointMoves, subclientMoves } from './move-handlers'
