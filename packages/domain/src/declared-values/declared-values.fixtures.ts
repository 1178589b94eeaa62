import type { DeclaredValuesAnswer } from '.'
import { codeBearers } from './declared-codes'
import type { DeclaredRecordDraft, DeclaredRecordFacts } from './declared-record'
import { otherRecords } from './record-code'
import { recordIssues } from './record-issues'

/** Digits that can hardly be compressed. The same seed always returns the same digits. */
export const digits = (length: number, seed = 1): string => {
  let state = seed
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 16) % 10
  }).join('')
}

/** The JSON of a set without records. Its field `fp` is a JSON string with the content `flag`. */
export const flagged = (flag: string): string => `{"dt":{"dr":[]},"fp":"${flag}"}`

/** An order without declared values. */
export const nothing: DeclaredValuesAnswer = { declaredValues: [], declaredValuesPack: [] }

/** The response for an order whose records have these codes and are empty. */
export const answerOf = (values: readonly string[], packs: readonly string[] = []): DeclaredValuesAnswer => ({
  declaredValues: [{ dt: { dr: values.map((co) => ({ co, vl: [], ct: [] })) }, fp: null }],
  declaredValuesPack: [{ dt: { dr: packs.map((co) => ({ co, vl: [] })) }, fp: null }],
})

/**
 * Issues of the lines of a record. As in a back end, the lines are validated together with all records of the order.
 */
export const validateDeclaredRecord = (
  draft: DeclaredRecordDraft,
  { answer, ...facts }: DeclaredRecordFacts,
) =>
  recordIssues(
    { vl: draft.values, ct: draft.containers },
    { ...facts, existing: codeBearers(otherRecords(draft, answer)) },
    { values: 'values', containers: 'containers' },
  )
