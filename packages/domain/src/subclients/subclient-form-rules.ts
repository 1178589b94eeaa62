import type { Country } from '../country'
import { type CountryChoice, canSynchroniseRecord, type RecordFormRules } from '../records'
import { subclientKind } from './decision'
import { buildSubclientRequest, validateSubclient } from './save-subclient'
import type { Subclient } from './subclient.schema'
import type { DelegationFacts } from './subclient-delegations'
import { emptySubclientDraft, type SubclientDraft, subclientDraftOf } from './subclient-draft'
import { changeSubclientDraft, type SubclientField, subclientFields } from './subclient-form'
import type { SubclientRequest } from './subclient-request.schema'
import { mergeSynchronisedSubclient, type SynchronisedSubclient } from './subclient-synchronisation'

/** The data that the form of a subclient needs besides the values that the user enters. */
export interface SubclientFacts extends DelegationFacts {
  readonly country: Pick<CountryChoice, 'preselected'>
  readonly countries: readonly Pick<Country, 'id' | 'code'>[]
}

/** The rules of the form of a subclient: its fields, changes, validation and request body. (SUB-10 to SUB-34) */
export const subclientForm: RecordFormRules<
  SubclientDraft,
  SubclientField,
  Subclient,
  SubclientFacts,
  SubclientRequest,
  SynchronisedSubclient | null
> = {
  fields: subclientFields,
  fieldOf: { clientId: 'client' },
  empty: ({ country }) => emptySubclientDraft(country),
  draftOf: subclientDraftOf,
  change: changeSubclientDraft,
  validate: validateSubclient,
  build: buildSubclientRequest,
  canSync: ({ client, ...draft }) =>
    canSynchroniseRecord({ ...draft, clientId: client === null ? '' : String(client.id) }, subclientKind),
  mergeSync: mergeSynchronisedSubclient,
}
