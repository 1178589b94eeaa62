export { type ListedEndpoint, listEndpoints } from '../contract'
export { createInProcessFetch } from './in-process-fetch'
