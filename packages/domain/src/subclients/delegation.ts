import * as z from 'zod/mini'
import { absentAs, absentAsNull, type FieldsOf, named, TextOrNumber } from '../kernel'
import type { Delegation } from './subclient.schema'

/** A delegation in the response of the external operations system. */
export const LookupDelegation = named<LookupDelegation>().object({
  bolPrincipal: absentAs(z.boolean(), false),
  idSmartcash: absentAsNull(TextOrNumber),
})
export interface LookupDelegation extends FieldsOf<typeof LookupDelegation> {}

/** A delegation that can be chosen for a subclient. `idSmartcash` is the complete id, which no other option has. */
export interface DelegationOption {
  readonly idSmartcash: string
  readonly description: string
  /** Whether the delegation is proposed by default. */
  readonly principal: boolean
}

/**
 * The code by which a delegation is saved: the part of its SmartCash id before the first dash; without a dash, the
 * whole id. (SUB-1)
 */
export const delegationCode = (idSmartcash: string): string => (idSmartcash.split('-')[0] ?? '').trim()

/** The fields of a delegation in a catalogue or a response, before it becomes an option. */
interface DelegationFields {
  readonly idSmartcash: string | null
  /** The name of the delegation; if it is absent, the SmartCash id is shown. */
  readonly description?: string | null
  readonly principal: boolean
}

/**
 * The options of the delegations of a country: active delegations whose code can be saved, each SmartCash id once, in
 * the given order. (SUB-2)
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
 * The options of the delegations in a response of the external operations system, which contains only their SmartCash
 * ids. (SUB-3)
 */
export const lookedUpDelegations = (delegations: readonly LookupDelegation[]): readonly DelegationOption[] =>
  distinctOptions(
    delegations.map(({ idSmartcash, bolPrincipal }) => ({ idSmartcash, principal: bolPrincipal })),
  )

/**
 * The options of those delegations whose code can be saved. Of several delegations with the same SmartCash id, the
 * first one counts. (SUB-2)
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
