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

/** The fields of a client that the form of one of its subclients uses. */
export type SubclientParent = Pick<ClientSummary, 'id' | 'codeSol' | 'description'>

/**
 * The values that a user has entered in the form of a subclient. Texts are as the user typed them; ids are texts, which
 * are empty if no record is chosen.
 */
export interface SubclientDraft extends Omit<CodeDraft, 'clientId' | 'subclientId'> {
  /** The subclient that is being edited; `null` for a new subclient. */
  readonly record: Pick<Subclient, 'id' | 'active'> | null
  readonly client: SubclientParent | null
  /** The id in the external operations system; `null` if that system does not know the subclient. */
  readonly oidSol: string | null
  readonly uniqueCode: string | null
  readonly description: string
  /** The complete SmartCash id of the chosen delegation; `null` while no delegation is chosen. */
  readonly delegation: string | null
  /** The delegation of the edited subclient before the user changed anything. */
  readonly ownDelegation: DelegationOption | null
  /**
   * The delegations in the response of the external operations system; empty if there are none or no search was made.
   */
  readonly foundDelegations: readonly DelegationOption[]
  readonly idSmartcash: string
  readonly thirdcodes: readonly ThirdCode[]
  readonly limits: readonly CurrencyLimit[]
}

/** Empty values for the fields below the code. They apply while these fields are hidden (REC-23). */
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

/**
 * The initial values in the form of a new subclient. The code must be looked up in the external operations system, and
 * the country is chosen if there is only one. (SUB-10)
 */
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

/** The form for editing a subclient. (SUB-11) */
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

/**
 * The draft of a subclient in the format that the rules about codes expect: the client's id is a text, which is empty
 * if no client is chosen.
 */
export const codeContext = (draft: SubclientDraft): CodeDraft & { readonly clientId: string } => ({
  ...draft,
  clientId: draft.client === null ? '' : String(draft.client.id),
})

/**
 * Whether the search button is enabled. `canLookUpCode` must allow the search, and the chosen client must have a code,
 * because the external operations system finds a subclient by the codes of client and subclient. (SUB-20)
 */
export const canLookUpSubclient = (draft: SubclientDraft): SubclientDecision =>
  decide<SubclientRefusal['rule']>([
    ...canLookUpCode(codeContext(draft), subclientKind).reasons,
    draft.client !== null &&
      (draft.client.codeSol ?? '').trim() === '' &&
      subclientRefusal('client-without-code'),
  ])
