import * as z from 'zod/mini'
import { absentAs, absentAsNull, type FieldsOf, named, TextOrNumber } from '../kernel'
import type { Delegation } from './subclient.schema'

/** A delegation in the answer of the external operations system. */
export const LookupDelegation = named<LookupDelegation>().object({
  bolPrincipal: absentAs(z.boolean(), false),
  idSmartcash: absentAsNull(TextOrNumber),
})
export interface LookupDelegation extends FieldsOf<typeof LookupDelegation> {}

/** A delegation that may serve a subclient. `idSmartcash` is complete and unique among options. */
export interface DelegationOption {
  readonly idSmartcash: string
  readonly description: string
  /** Whether it is proposed first. */
  readonly principal: boolean
}

/**
 * The code of a delegation in a save: the part of its SmartCash id before the first dash, or the whole id
 * without a dash. (SUB-1)
 */
export const delegationCode = (idSmartcash: string): string => (idSmartcash.split('-')[0] ?? '').trim()

/** A delegation that may or may not become an option. */
interface DelegationFields {
  readonly idSmartcash: string | null
  /** The name of the delegation; without a name its SmartCash id is used. */
  readonly description?: string | null
  readonly principal: boolean
}

/**
 * The options of the delegations of a country: active delegations with a code for a save, each SmartCash id
 * once, in their order. (SUB-2)
 */
export const countryDelegations = (
  delegations: readonly Pick<Delegation, 'idSmartcash' | 'description' | 'principalBol' | 'active'>[],
): readonly DelegationOption[] =>
  distinctOptions(
    delegations
      .filter(({ active }) => active)
      .map(({ principalBol, ...delegation }) => ({ ...delegation, principal: principalBol })),
  )

/** The options in an answer of the external system, which names delegations by their SmartCash id alone. (SUB-3) */
export const lookedUpDelegations = (delegations: readonly LookupDelegation[]): readonly DelegationOption[] =>
  distinctOptions(
    delegations.map(({ idSmartcash, bolPrincipal }) => ({ idSmartcash, principal: bolPrincipal })),
  )

/** Options with a code for a save. Of several with the same SmartCash id, the first counts. (SUB-2) */
export const distinctOptions = (delegations: readonly DelegationFields[]): readonly DelegationOption[] => {
  const byId = new Map<string, DelegationOption>()
  for (const { idSmartcash: id, description, principal } of delegations) {
    const idSmartcash = id?.trim()
    if (idSmartcash === undefined || delegationCode(idSmartcash) === '' || byId.has(idSmartcash)) continue
    byId.set(idSmartcash, { idSmartcash, description: description ?? idSmartcash, principal })
  }
  return [...byId.values()]
}
