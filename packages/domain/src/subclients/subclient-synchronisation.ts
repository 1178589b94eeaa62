import * as z from 'zod/mini'
import { absentAsNull, type FieldsOf, listOf, named, ok, type Result } from '../kernel'
import { mergeSynchronised, type RecordRefusal, SynchronisedRecord } from '../records'
import { distinctOptions } from './delegation'
import type { SubclientDraft } from './subclient-draft'
import { subclientKind } from './subclient-kind'

/** A delegation of a subclient, as the synchronisation finds it. */
export interface SynchronisedDelegation extends FieldsOf<typeof delegation> {}
const delegation = named<SynchronisedDelegation>().object({
  idSmartcash: absentAsNull(z.string()),
  description: absentAsNull(z.string()),
  principalBol: z._default(z.boolean(), false),
})

/** What the synchronisation of a subclient answers: its state in the external operations system, and its delegations. */
export const SynchronisedSubclient = named<SynchronisedSubclient>().object({
  ...SynchronisedRecord.shape,
  delegations: listOf(delegation),
})
export interface SynchronisedSubclient extends FieldsOf<typeof SynchronisedSubclient> {}

/**
 * The form with what a synchronisation refreshed: what it refreshes of a client, and the delegations where the answer
 * names any. An answer without any of that is refused as `nothing-returned`. (SUB-31)
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
