export { ClientSummary } from './client.schema'
