import * as z from 'zod/mini'
import {
  absentAsNull,
  cleanText,
  decide,
  err,
  type FieldsOf,
  named,
  ok,
  type Result,
  Version,
} from '../kernel'
import type { RecordDecision, RecordKind, RecordRefusal } from './decision'
import type { HistoryChange } from './history.schema'
import { ThirdCode } from './record.schema'

/** The response to the call that synchronises a record: its data in the external operations system. */
export const SynchronisedRecord = named<SynchronisedRecord>().object({
  description: absentAsNull(z.string()),
  oidSol: absentAsNull(z.string()),
  codeSol: absentAsNull(z.string()),
  thirdcodes: absentAsNull(z.array(ThirdCode)),
  idSmartcash: absentAsNull(z.string()),
  uniqueCode: absentAsNull(z.string()),
  version: Version,
})
export interface SynchronisedRecord extends FieldsOf<typeof SynchronisedRecord> {}

/** The fields of a form that a synchronisation can change. */
export interface SynchronisedFields {
  readonly description: string
  readonly oidSol: string | null
  readonly codeSol: string
  readonly uniqueCode: string | null
  readonly thirdcodes: readonly ThirdCode[]
}

/**
 * Whether a record can be synchronised. It must be stored and have a code, a country and, if its form has a client, a
 * client. A refusal has the message of an unexpected error. (REC-60)
 */
export const canSynchroniseRecord = (
  {
    record,
    codeSol,
    countryId,
    clientId,
  }: {
    readonly record: object | null
    readonly codeSol: string
    readonly countryId: string
    readonly clientId?: string | undefined
  },
  { refusal }: Pick<RecordKind, 'refusal'>,
): RecordDecision =>
  decide([
    record === null && refusal('not-added'),
    cleanText(codeSol) === '' && refusal('no-code'),
    clientId === '' && refusal('no-client'),
    countryId === '' && refusal('no-country'),
  ])

/**
 * The values of the form after a synchronisation. The response updates the description, the id in the external
 * operations system, the code, the third-party codes, and the unique code that follows from the code. Missing and empty
 * fields of the response change nothing, and the SmartCash id never changes. A response without any of these fields is
 * refused as `nothing-returned`. (REC-61, REC-62)
 */
export const mergeSynchronised = <D extends SynchronisedFields>(
  draft: D,
  answer: SynchronisedRecord | null | undefined,
  { refusal }: Pick<RecordKind, 'refusal'>,
): Result<D, RecordRefusal> => {
  const nothing = err(refusal('nothing-returned'))
  if (answer === null || answer === undefined) return nothing
  const { thirdcodes } = answer
  const description = textOf(answer.description)
  const oidSol = textOf(answer.oidSol)
  const codeSol = textOf(answer.codeSol)
  if ([description, oidSol, codeSol, thirdcodes].every((field) => field === null)) return nothing
  const sameCode = codeSol === null || codeSol === draft.codeSol
  return ok({
    ...draft,
    description: description ?? draft.description,
    oidSol: oidSol ?? draft.oidSol,
    codeSol: codeSol ?? draft.codeSol,
    uniqueCode: textOf(answer.uniqueCode) ?? (sameCode ? draft.uniqueCode : null),
    thirdcodes: thirdcodes ?? draft.thirdcodes,
  })
}

const textOf = (text: string | null): string | null => cleanText(text ?? '') || null

const refreshed = ['oidSol', 'codeSol', 'uniqueCode', 'description', 'thirdcodes'] as const

/**
 * The changes of a synchronisation, in the format of history entries. Third-party codes in another order are not a
 * change; neither is a unique code that the back end has not created yet. (REC-68)
 */
export const synchronisedChanges = (
  before: SynchronisedFields,
  after: SynchronisedFields,
): readonly HistoryChange[] =>
  refreshed.flatMap((field) =>
    contentOf(before[field]) === contentOf(after[field]) || (field === 'uniqueCode' && after[field] === null)
      ? []
      : [{ field, from: before[field], to: after[field] }],
  )

/**
 * The record with the third-party codes from before its synchronisation; `undefined` if the synchronisation did not
 * change them. The other fields keep the values of the external operations system. (REC-69)
 */
export const undoneSynchronisation = <D extends SynchronisedFields>(
  stored: D,
  { thirdcodes }: Pick<SynchronisedFields, 'thirdcodes'>,
): D | undefined =>
  contentOf(stored.thirdcodes) === contentOf(thirdcodes) ? undefined : { ...stored, thirdcodes }

const contentOf = (value: string | readonly ThirdCode[] | null): string =>
  value === null || typeof value === 'string'
    ? (value ?? '')
    : JSON.stringify(value.map(({ system, code }) => JSON.stringify([system, code])).toSorted())
