export { DelegationSummary, SubclientSummary } from './subclient.schema'
