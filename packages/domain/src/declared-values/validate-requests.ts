import { type Issue, issue } from '../kernel'
import { codeBearers, hasSeal } from './declared-codes'
import { validateDeclaredPacks } from './declared-packs'
import type { DeclaredRecord, DeclaredValuesAnswer } from './declared-values.schema'
import type { DeclaredPacksRequest, DeclaredValuesRequest } from './declared-values-request.schema'
import { codesOf, recordCodes } from './record-code'
import { recordIssues } from './record-issues'

/** The data about an order that decides whether a body that saves records of that order is accepted. */
export interface SavedRecordsFacts {
  /** The kind of save: `create` adds records with new codes, `replace` changes existing records. */
  readonly intent: 'create' | 'replace'
  /** The records of the order before the call. */
  readonly answer: DeclaredValuesAnswer
}

/**
 * Every validation issue of a body that saves values, for the back end that receives the body. The rules are the same
 * as in the form. Paths begin at the root of the body, such as `dr.0.vl.1.am`. (DCV-64, DCV-65)
 */
export const validateDeclaredValuesRequest = (
  { mo, dr }: DeclaredValuesRequest,
  { intent, answer, maxCodeSeal }: SavedRecordsFacts & { readonly maxCodeSeal: number | null },
): readonly Issue[] => {
  const records = dr.map(asRecord)
  const replaced = new Set(dr.map(({ co }) => co))
  const kept = answer.declaredValues.flatMap(({ dt }) => dt.dr).filter(({ co }) => !replaced.has(co))
  const bearers = records.flatMap(({ vl, ct }): DeclaredRecord['ct'] => (mo === '0' ? vl : ct))
  return [
    ...recordCodeIssues(dr, { intent, own: codesOf(answer.declaredValues), taken: recordCodes(answer) }),
    ...records.flatMap((record, index) =>
      recordIssues(
        record,
        { mode: mo, maxCodeSeal, existing: codeBearers([...kept, ...records.slice(0, index)]) },
        { values: `dr.${index}.vl`, containers: `dr.${index}.ct` },
      ),
    ),
    ...(hasSeal(bearers) ? [] : [issue('sealRequired', 'dr')]),
  ]
}

/**
 * Every validation issue of a body that saves packs, for the back end that receives the body. Paths begin at the root
 * of the body. (DCV-64, DCV-65)
 */
export const validateDeclaredPacksRequest = (
  { dr }: DeclaredPacksRequest,
  { intent, answer }: SavedRecordsFacts,
): readonly Issue[] => [
  ...recordCodeIssues(dr, { intent, own: codesOf(answer.declaredValuesPack), taken: recordCodes(answer) }),
  ...dr.flatMap(({ vl }, index) => validateDeclaredPacks({ packs: vl }, `dr.${index}.vl`)),
]

/**
 * The rules that apply only to bodies: a new record already exists, a changed record does not exist, or a seal is
 * missing.
 */
export const requestIssueRules = ['recordAlreadyExists', 'recordNotFound', 'sealRequired'] as const

const recordCodeIssues = (
  records: readonly { readonly co: string }[],
  {
    intent,
    own,
    taken,
  }: {
    readonly intent: SavedRecordsFacts['intent']
    readonly own: readonly string[]
    readonly taken: readonly string[]
  },
): readonly Issue[] =>
  records.flatMap(({ co }, index): readonly Issue[] => {
    const isRepeated = records.findIndex((record) => record.co === co) < index
    if (isRepeated || (intent === 'create' && taken.includes(co)))
      return [issue('recordAlreadyExists', `dr.${index}.co`, { code: co })]
    return intent === 'replace' && !own.includes(co)
      ? [issue('recordNotFound', `dr.${index}.co`, { code: co })]
      : []
  })

const asRecord = ({ co, vl, ct }: DeclaredValuesRequest['dr'][number]): DeclaredRecord => ({
  co,
  vl: vl.map(({ bc = null, sc = null, ...value }) => ({ ...value, bc, sc })),
  ct: ct.map(({ bc = null, sc = null }) => ({ bc, sc })),
})
