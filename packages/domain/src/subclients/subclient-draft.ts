import type { ClientSummary } from '../clients'
import { decide } from '../kernel'
import {
  type CodeDraft,
  type CountryChoice,
  type CurrencyLimit,
  canLookUpCode,
  type ThirdCode,
} from '../records'
import { type SubclientDecision, type SubclientRefusal, subclientRefusal } from './decision'
import type { DelegationOption } from './delegation'
import type { DelegationSummary, Subclient } from './subclient.schema'
import { subclientKind } from './subclient-kind'

/** The client that a subclient belongs to, as far as its form needs it. */
export type SubclientParent = Pick<ClientSummary, 'id' | 'codeSol' | 'description'>

/** A subclient as it is being added or edited. Texts are as typed, ids as text and empty where nothing is chosen. */
export interface SubclientDraft extends Omit<CodeDraft, 'clientId' | 'subclientId'> {
  /** The subclient that is edited; `null` while one is added. */
  readonly record: Pick<Subclient, 'id' | 'active'> | null
  readonly client: SubclientParent | null
  /** Id in the external operations system; `null` when the subclient is not known there. */
  readonly oidSol: string | null
  readonly uniqueCode: string | null
  readonly description: string
  /** SmartCash id of the delegation that was chosen, whole; `null` while none was. */
  readonly delegation: string | null
  /** The delegation that the edited subclient has. */
  readonly ownDelegation: DelegationOption | null
  /** Delegations that the external system named; empty where it named none or was not asked. */
  readonly foundDelegations: readonly DelegationOption[]
  readonly idSmartcash: string
  readonly thirdcodes: readonly ThirdCode[]
  readonly limits: readonly CurrencyLimit[]
}

/** What a subclient gets once its code is settled, as it is before. */
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

/** An unused form: it validates, and a country is chosen where there is only one. (SUB-10) */
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

/** A draft as the rules about codes take it: with the client's id as text, empty where none is chosen. */
export const codeContext = (draft: SubclientDraft): CodeDraft & { readonly clientId: string } => ({
  ...draft,
  clientId: draft.client === null ? '' : String(draft.client.id),
})

/**
 * Whether the search button does something: as for clients, and the client is chosen and has a code, because the
 * external system finds a subclient by the codes of both. (SUB-20)
 */
export const canLookUpSubclient = (draft: SubclientDraft): SubclientDecision =>
  decide<SubclientRefusal['rule']>([
    ...canLookUpCode(codeContext(draft), subclientKind).reasons,
    draft.client !== null &&
      (draft.client.codeSol ?? '').trim() === '' &&
      subclientRefusal('client-without-code'),
  ])
