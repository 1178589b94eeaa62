import type { Country } from '../country'
import {
  type CountryChoice,
  canSynchroniseRecord,
  mergeSynchronised,
  type RecordFormRules,
  type SynchronisedRecord,
} from '../records'
import type { Client } from './client.schema'
import {
  type ClientDraft,
  type ClientField,
  changeClientDraft,
  clientDraftOf,
  clientFields,
  emptyClientDraft,
} from './client-draft'
import type { ClientRequest } from './client-request.schema'
import { clientKind } from './decision'
import { buildClientRequest, validateClient } from './save-client'

/** The data that the form of a client needs besides the values that the user enters. */
export interface ClientFacts {
  readonly country: Pick<CountryChoice, 'preselected'>
  readonly countries: readonly Pick<Country, 'id' | 'code'>[]
}

/** The rules of the form of a client: its fields, changes, validation and request body. (CLI-40 to CLI-57) */
export const clientForm: RecordFormRules<
  ClientDraft,
  ClientField,
  Client,
  ClientFacts,
  ClientRequest,
  SynchronisedRecord | null
> = {
  fields: clientFields,
  fieldOf: { country: 'countryId' },
  empty: ({ country }) => emptyClientDraft(country),
  draftOf: clientDraftOf,
  change: changeClientDraft,
  validate: validateClient,
  build: buildClientRequest,
  canSync: (draft) => canSynchroniseRecord(draft, clientKind),
  mergeSync: (draft, answer) => mergeSynchronised(draft, answer, clientKind),
}
