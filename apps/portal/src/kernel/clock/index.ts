export { createServerClock, type ServerClock } from './server-clock'
export { useNow } from './use-now'
