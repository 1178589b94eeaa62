import type { ClientSummary } from '../clients'
import { decide } from '../kernel'
import {
  type CodeDraft,
  type CountryChoice,
  type CurrencyLimit,
  canLookUpCode,
  type ThirdCode,
} from '../records'
import { type SubclientDecision, type SubclientRefusal, subclientKind, subclientRefusal } from './decision'
import type { DelegationOption } from './delegation'
import type { DelegationSummary, Subclient } from './subclient.schema'

/** The part of a subclient's client that its form needs. */
export type SubclientParent = Pick<ClientSummary, 'id' | 'codeSol' | 'description'>

/** A subclient while it is added or edited. Texts are as typed; ids are texts, empty if no record is chosen. */
export interface SubclientDraft extends Omit<CodeDraft, 'clientId' | 'subclientId'> {
  /** The subclient that is edited; `null` while a subclient is added. */
  readonly record: Pick<Subclient, 'id' | 'active'> | null
  readonly client: SubclientParent | null
  /** Id in the external operations system; `null` if the subclient is not known there. */
  readonly oidSol: string | null
  readonly uniqueCode: string | null
  readonly description: string
  /** Complete SmartCash id of the chosen delegation; `null` while no delegation is chosen. */
  readonly delegation: string | null
  /** The delegation of the edited subclient. */
  readonly ownDelegation: DelegationOption | null
  /** Delegations from the external system; empty if it named none or was not asked. */
  readonly foundDelegations: readonly DelegationOption[]
  readonly idSmartcash: string
  readonly thirdcodes: readonly ThirdCode[]
  readonly limits: readonly CurrencyLimit[]
}

/** The values that clear the fields below the code as long as the code is not settled (REC-23). */
export const unsettled = {
  lookup: 'none',
  oidSol: null,
  uniqueCode: null,
  description: '',
  delegation: null,
  foundDelegations: [],
  idSmartcash: '',
  thirdcodes: [],
  limits: [],
} as const satisfies Partial<SubclientDraft>

/** An unused form: validation is on, and the country is chosen if there is only one. (SUB-10) */
export const emptySubclientDraft = ({ preselected }: Pick<CountryChoice, 'preselected'>): SubclientDraft => ({
  record: null,
  validates: true,
  countryId: preselected,
  client: null,
  sourceSystem: '',
  codeSol: '',
  ownDelegation: null,
  ...unsettled,
})

/** The form of a subclient that is edited. (SUB-11) */
export const subclientDraftOf = (subclient: Subclient): SubclientDraft => {
  const { client, delegation } = subclient
  const ownDelegation = delegation === null ? null : ownOption(delegation)
  return {
    record: { id: subclient.id, active: subclient.active },
    validates: false,
    countryId: String(client.country.id),
    client: { id: client.id, codeSol: client.codeSol, description: client.description },
    sourceSystem: '',
    codeSol: subclient.codeSol ?? '',
    lookup: 'none',
    oidSol: subclient.oidSol,
    uniqueCode: subclient.uniqueCode,
    description: subclient.description,
    delegation: ownDelegation?.idSmartcash ?? null,
    ownDelegation,
    foundDelegations: [],
    idSmartcash: subclient.idSmartcash ?? '',
    thirdcodes: subclient.thirdcodes,
    limits: subclient.limits,
  }
}

const ownOption = ({ idSmartcash, description }: DelegationSummary): DelegationOption | null => {
  const id = idSmartcash?.trim() || null
  return id === null ? null : { idSmartcash: id, description, principal: false }
}

/** A draft in the form that the rules about codes expect: the client's id as text, empty without a choice. */
export const codeContext = (draft: SubclientDraft): CodeDraft & { readonly clientId: string } => ({
  ...draft,
  clientId: draft.client === null ? '' : String(draft.client.id),
})

/**
 * Whether the search button is enabled: the rules of clients apply, and the chosen client must have a code,
 * because the external system finds a subclient by the codes of both. (SUB-20)
 */
export const canLookUpSubclient = (draft: SubclientDraft): SubclientDecision =>
  decide<SubclientRefusal['rule']>([
    ...canLookUpCode(codeContext(draft), subclientKind).reasons,
    draft.client !== null &&
      (draft.client.codeSol ?? '').trim() === '' &&
      subclientRefusal('client-without-code'),
  ])
