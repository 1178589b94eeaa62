export { createServerClock, type ServerClock } from './server-clock'
export { TodayIn } from './today-in'
export { type Clock, ClockContext, useClock, useNow } from './use-now'
