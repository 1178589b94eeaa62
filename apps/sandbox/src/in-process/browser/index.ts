export type { InProcessSandbox } from '../start-on-database'
export { startInBrowser } from './start-in-browser'
