export { readEventStream, type StreamEnd } from './event-stream'
