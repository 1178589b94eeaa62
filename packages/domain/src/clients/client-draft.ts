import { match } from 'ts-pattern'
import {
  type CodeDraft,
  type CountryChoice,
  type CurrencyLimit,
  canLookUpCode,
  type ExtraDataItem,
  type FieldState,
  isCodeSettled,
  type ThirdCode,
} from '../records'
import type { Client } from './client.schema'
import { clientKind } from './decision'

/**
 * The values that a user has entered in the form of a client. Texts are as the user typed them; ids are texts, which
 * are empty if no record is chosen.
 */
export interface ClientDraft extends Omit<CodeDraft, 'clientId' | 'subclientId'> {
  /** The client that is being edited; `null` for a new client. */
  readonly record: Pick<Client, 'id' | 'active'> | null
  /** The id in the external operations system; `null` if that system does not know the client. */
  readonly oidSol: string | null
  readonly uniqueCode: string | null
  readonly description: string
  readonly idSmartcash: string
  readonly thirdcodes: readonly ThirdCode[]
  readonly limits: readonly CurrencyLimit[]
  readonly extradata: readonly ExtraDataItem[]
}

/** The fields of the form of a client that a user changes, in the order of the form. */
export const clientFields = [
  'validates',
  'countryId',
  'sourceSystem',
  'codeSol',
  'description',
  'idSmartcash',
  'thirdcodes',
  'limits',
  'extradata',
] as const satisfies readonly (keyof ClientDraft)[]
/** A field in the form of a client; its name is the path of its value in the draft. */
export type ClientField = (typeof clientFields)[number]

/** One change of the form of a client. */
export type ClientDraftChange = {
  readonly [F in ClientField]: { readonly field: F; readonly value: ClientDraft[F] }
}[ClientField]

/**
 * The initial values of the fields below the code of a client. The fields have these values until the code is confirmed
 * (REC-23).
 */
export const unsettledClient = {
  lookup: 'none',
  oidSol: null,
  uniqueCode: null,
  description: '',
  idSmartcash: '',
  thirdcodes: [],
  limits: [],
  extradata: [],
} as const satisfies Partial<ClientDraft>

/**
 * The initial values in the form of a new client. The code must be looked up in the external operations system, and the
 * country is chosen if there is only one. (CLI-40)
 */
export const emptyClientDraft = ({ preselected }: Pick<CountryChoice, 'preselected'>): ClientDraft => ({
  record: null,
  validates: true,
  countryId: preselected,
  sourceSystem: '',
  codeSol: '',
  ...unsettledClient,
})

/** The form for editing a client. (CLI-50) */
export const clientDraftOf = (client: Client): ClientDraft => ({
  record: { id: client.id, active: client.active },
  validates: false,
  countryId: String(client.country.id),
  sourceSystem: '',
  codeSol: client.codeSol ?? '',
  lookup: 'none',
  oidSol: client.oidSol,
  uniqueCode: client.uniqueCode,
  description: client.description,
  idSmartcash: client.idSmartcash ?? '',
  thirdcodes: client.thirdcodes,
  limits: client.limits,
  extradata: client.extradata,
})

/**
 * The state of each field in the form of a client; `search` is the button next to the code. (CLI-41 to CLI-44, CLI-51)
 */
export const clientFormFields = (
  draft: ClientDraft,
  { disabled }: Pick<CountryChoice, 'disabled'>,
): Readonly<Record<ClientField | 'search', FieldState>> => {
  const adding = draft.record === null
  const settled = !adding || isCodeSettled(draft)
  const whenAdding = (enabled: boolean): FieldState =>
    adding ? (enabled ? 'editable' : 'disabled') : 'hidden'
  const whenSettled = settled ? 'editable' : 'hidden'
  return {
    validates: whenAdding(true),
    countryId: whenAdding(!disabled),
    sourceSystem: draft.validates ? whenAdding(true) : 'hidden',
    codeSol: adding ? 'editable' : 'read-only',
    search: draft.validates ? whenAdding(canLookUpCode(draft, clientKind).allowed) : 'hidden',
    description: settled && (draft.validates || !adding) ? 'read-only' : whenSettled,
    idSmartcash: whenSettled,
    thirdcodes: whenSettled,
    limits: whenSettled,
    extradata: adding ? 'hidden' : 'editable',
  }
}

/**
 * The values in the form of a client after a change. Changing the country, or whether the code must be looked up,
 * clears all fields below. If the code must be looked up, changing the source system or the code clears the values that
 * belonged to the former code. A field that can't be edited does not change. (CLI-45 to CLI-48)
 */
export const changeClientDraft = <F extends ClientField>(
  draft: ClientDraft,
  { field, value }: { readonly field: F; readonly value: ClientDraft[F] },
): ClientDraft => {
  const state = clientFormFields(draft, { disabled: false })[field]
  if (state !== 'editable' || draft[field] === value) return draft
  const cleared = match<ClientField>(field)
    .returnType<Partial<ClientDraft>>()
    .with('validates', 'countryId', () => ({ sourceSystem: '', codeSol: '', ...unsettledClient }))
    .with('sourceSystem', 'codeSol', () =>
      draft.validates ? unsettledClient : ({ lookup: 'none' } as const),
    )
    .with('description', 'idSmartcash', 'thirdcodes', 'limits', 'extradata', () => ({}))
    .exhaustive()
  return { ...draft, ...cleared, [field]: value }
}
