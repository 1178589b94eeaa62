export { Delegation, DelegationSummary, Subclient, SubclientSummary } from './subclient.schema'
