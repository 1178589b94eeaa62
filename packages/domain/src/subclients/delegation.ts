import * as z from 'zod/mini'
import { absentAs, absentAsNull, type FieldsOf, named, TextOrNumber } from '../kernel'
import type { Delegation } from './subclient.schema'

/** A delegation in the response of the external operations system. */
export const LookupDelegation = named<LookupDelegation>().object({
  bolPrincipal: absentAs(z.boolean(), false),
  idSmartcash: absentAsNull(TextOrNumber),
})
export interface LookupDelegation extends FieldsOf<typeof LookupDelegation> {}

/**
 * A delegation that can be chosen for a subclient. `idSmartcash` is the complete id, which is unique among the options.
 */
export interface DelegationOption {
  readonly idSmartcash: string
  readonly description: string
  /** Whether this delegation is chosen by default. */
  readonly principal: boolean
}

/**
 * The code with which a delegation is saved: the part of its SmartCash id before the first dash, or the whole id if
 * there is no dash. (SUB-1)
 */
export const delegationCode = (idSmartcash: string): string => (idSmartcash.split('-')[0] ?? '').trim()

/** The fields of a delegation in a catalogue or in a response. */
interface DelegationFields {
  readonly idSmartcash: string | null
  /** The name of the delegation; if it is missing, the SmartCash id is shown in its place. */
  readonly description?: string | null
  readonly principal: boolean
}

/**
 * The delegations of a country that can be chosen: active delegations whose code can be saved, each SmartCash id once,
 * in the order of the catalogue. (SUB-2)
 */
export const countryDelegations = (
  delegations: readonly Pick<Delegation, 'idSmartcash' | 'description' | 'principalBol' | 'active'>[],
): readonly DelegationOption[] =>
  distinctOptions(
    delegations
      .filter(({ active }) => active)
      .map(({ principalBol, ...delegation }) => ({ ...delegation, principal: principalBol })),
  )

/**
 * The options for the delegations in a response of the external operations system. The response contains no names, so
 * each option shows the SmartCash id. (SUB-3)
 */
export const lookedUpDelegations = (delegations: readonly LookupDelegation[]): readonly DelegationOption[] =>
  distinctOptions(
    delegations.map(({ idSmartcash, bolPrincipal }) => ({ idSmartcash, principal: bolPrincipal })),
  )

/**
 * The options for those delegations whose code can be saved. If several delegations have the same SmartCash id, only
 * the first one becomes an option. (SUB-2)
 */
export const distinctOptions = (delegations: readonly DelegationFields[]): readonly DelegationOption[] => {
  const byId = new Map<string, DelegationOption>()
  for (const { idSmartcash: id, description, principal } of delegations) {
    const idSmartcash = id?.trim()
    if (idSmartcash === undefined || delegationCode(idSmartcash) === '' || byId.has(idSmartcash)) continue
    byId.set(idSmartcash, { idSmartcash, description: description ?? idSmartcash, principal })
  }
  return [...byId.values()]
}
