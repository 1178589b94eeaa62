export { readEventStream, type StreamEnd } from './event-stream'
export { isPageAwake, onPageAwakeChange } from './page-awake'
export { watchChanges } from './watch-changes'
