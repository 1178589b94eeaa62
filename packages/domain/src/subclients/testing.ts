export {
  anyDelegation,
  anyDelegationId,
  anyDelegations,
  anyFoundSubclient,
  anyParent,
  anySubclient,
  anySubclientChange,
  anySubclientDraft,
  anySubclientLookup,
  anyValidSubclientDraft,
} from './subclients.arbitraries'
