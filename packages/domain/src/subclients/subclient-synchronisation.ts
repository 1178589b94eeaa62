import * as z from 'zod/mini'
import { absentAsNull, type FieldsOf, listOf, named, ok, type Result } from '../kernel'
import { mergeSynchronised, type RecordRefusal, SynchronisedRecord } from '../records'
import { subclientKind } from './decision'
import { distinctOptions } from './delegation'
import type { SubclientDraft } from './subclient-draft'

/** A delegation of a subclient in the response of a synchronisation. */
export interface SynchronisedDelegation extends FieldsOf<typeof delegation> {}
const delegation = named<SynchronisedDelegation>().object({
  idSmartcash: absentAsNull(z.string()),
  description: absentAsNull(z.string()),
  principalBol: z._default(z.boolean(), false),
})

/**
 * The response to the synchronisation of a subclient: the subclient's data in the external operations system, and its
 * delegations.
 */
export const SynchronisedSubclient = named<SynchronisedSubclient>().object({
  ...SynchronisedRecord.shape,
  delegations: listOf(delegation),
})
export interface SynchronisedSubclient extends FieldsOf<typeof SynchronisedSubclient> {}

/**
 * The values in the form of a subclient after a synchronisation. The response updates the fields that
 * `mergeSynchronised` names, and the delegations if it contains delegations. A response without any data is refused as
 * `nothing-returned`. (SUB-31)
 */
export const mergeSynchronisedSubclient = (
  draft: SubclientDraft,
  answer: SynchronisedSubclient | null | undefined,
): Result<SubclientDraft, RecordRefusal> => {
  const merged = mergeSynchronised(draft, answer, subclientKind)
  if (answer === null || answer === undefined) return merged
  const foundDelegations = distinctOptions(
    answer.delegations.map(({ principalBol, ...delegation }) => ({ ...delegation, principal: principalBol })),
  )
  return foundDelegations.length === 0
    ? merged
    : ok({ ...(merged.ok ? merged.value : draft), foundDelegations })
}
