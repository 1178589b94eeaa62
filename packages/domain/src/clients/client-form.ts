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

/** The facts from which the form of a client is created and saved. */
export interface ClientFacts {
  readonly country: Pick<CountryChoice, 'preselected'>
  readonly countries: readonly Pick<Country, 'id' | 'code'>[]
}

/** The rules of the form of a client: how it is filled in, validated and sent. (CLI-40 to CLI-57) */
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
