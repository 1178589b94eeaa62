export {
  anyClient,
  anyClientChange,
  anyClientDraft,
  anyClientLookup,
  anyFoundClient,
  anyValidClientDraft,
} from './clients.arbitraries'
