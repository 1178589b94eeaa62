import {
  absentAsNull,
  check,
  cleanCode,
  decide,
  type FieldsOf,
  type Issue,
  issue,
  issuesOf,
  named,
  TextOrNumber,
} from '../kernel'
import type { RecordDecision, RecordKind, RecordRefusalRule } from './decision'
import type { ThirdCode } from './record.schema'
import { MAX_TEXT_LENGTH } from './record-text'
import type { SourceSystem } from './source-systems'

/**
 * The progress of a search for a code in the external operations system. With `taken`, the portal already has a record
 * with the code; this can be found without a search.
 */
export type LookupState = 'none' | 'looking' | 'found' | 'not-found' | 'taken'

/** The choices on which the code of a new record depends. Some forms have no client or no subclient. */
export interface CodeContext {
  /** Whether the code must be looked up in the external operations system ("validation"). */
  readonly validates: boolean
  /**
   * Id of the chosen country as text; empty if no country is chosen. The ids of client and subclient have the same
   * format.
   */
  readonly countryId: string
  readonly clientId?: string | undefined
  readonly subclientId?: string | undefined
  readonly sourceSystem: SourceSystem | ''
}

/** The code as the user typed it, and the progress of the search for this code. */
export interface CodeDraft extends CodeContext {
  readonly codeSol: string
  readonly lookup: LookupState
}

/**
 * Whether the user can type a code. The user must first choose country, client and subclient, if the form has these
 * fields, and the source system, if the code must be looked up. Each missing choice is a reason for the refusal.
 * (REC-21)
 */
export const codeFieldAccess = (
  context: CodeContext,
  { refusal }: Pick<RecordKind, 'refusal'>,
): RecordDecision => decide(missingForCode(context).map((rule) => refusal(rule)))

/** Whether the field of the code can be edited, because all choices on which the code depends are made. (REC-21) */
export const isCodeFieldOpen = (context: CodeContext): boolean => missingForCode(context).length === 0

/**
 * Whether the user can search for a code. All choices on which the code depends must be made, the code must be valid,
 * and no search for it may be in progress. If codes need not be looked up, there is no search. (REC-22)
 */
export const canLookUpCode = (draft: CodeDraft, kind: Pick<RecordKind, 'refusal'>): RecordDecision => {
  const isBlank = cleanCode(draft.codeSol) === ''
  return decide([
    !draft.validates && kind.refusal('not-validating'),
    ...codeFieldAccess(draft, kind).reasons,
    isBlank && kind.refusal('no-code'),
    !isBlank && codeFormIssues(draft.codeSol).length > 0 && kind.refusal('code-malformed'),
    draft.lookup === 'looking' && kind.refusal('looking'),
  ])
}

/**
 * Whether the form waits for the result of the query `asked`: a search is in progress, and the form would send the same
 * query now (`current`). Otherwise the result is outdated and must be ignored. (REC-26)
 */
export const awaitsAnswer = <Q extends object>(
  { lookup }: Pick<CodeDraft, 'lookup'>,
  asked: Q,
  current: Q | undefined,
): boolean => {
  if (lookup !== 'looking' || current === undefined) return false
  const now = new Map(Object.entries(current))
  return Object.entries(asked).every(([name, value]) => now.get(name) === value)
}

/**
 * The values of the form after its search was stopped. The code is unconfirmed, and a late result will be ignored.
 * Without a search in progress, the form is unchanged. (REC-27)
 */
export const stopLookup = <D extends Pick<CodeDraft, 'lookup'>>(draft: D): D =>
  draft.lookup === 'looking' ? { ...draft, lookup: 'none' } : draft

/**
 * Whether the fields below the code are visible. The code must not be empty, and no record of the portal may have the
 * code. If codes must be looked up, the external operations system must know the code. (REC-23, REC-28)
 */
export const isCodeSettled = (draft: Pick<CodeDraft, 'validates' | 'codeSol' | 'lookup'>): boolean =>
  cleanCode(draft.codeSol) !== '' &&
  draft.lookup !== 'taken' &&
  (!draft.validates || draft.lookup === 'found')

type NotFoundRule = 'clientNotFound' | 'subclientNotFound' | 'servicepointNotFound'

/**
 * Every validation issue of a new record's code, with the path `codeSol`. The code is required and consists of at most
 * 255 letters, digits, dashes and underscores. If codes must be looked up and all choices on which the code depends are
 * made, the external operations system must know the code; the issue is `code-unconfirmed` before the search has a
 * result, and `notFoundRule` if the search did not find the code. If the portal already has the code, the issue is
 * `code-in-portal`. (REC-24, REC-28)
 */
export const codeIssues = (draft: CodeDraft, notFoundRule: NotFoundRule): readonly Issue[] => {
  const issues = codeFormIssues(draft.codeSol)
  if (issues.length > 0 || !isCodeFieldOpen(draft) || isCodeSettled(draft)) return issues
  if (draft.lookup === 'taken') return [issue('code-in-portal', 'codeSol')]
  return [issue(draft.lookup === 'not-found' ? notFoundRule : 'code-unconfirmed', 'codeSol')]
}

/**
 * The code of a record that the external operations system has found. It is the code in the response if that code is
 * valid, otherwise the typed code. (REC-25)
 */
export const confirmedCode = (typed: string, answered: string | null): string => {
  const code = cleanCode(answered ?? '')
  return codeFormIssues(code).length === 0 ? code : cleanCode(typed)
}

const missingForCode = (context: CodeContext): readonly RecordRefusalRule[] => {
  const rules: readonly (RecordRefusalRule | false)[] = [
    context.countryId === '' && 'no-country',
    context.clientId === '' && 'no-client',
    context.subclientId === '' && 'no-subclient',
    context.validates && context.sourceSystem === '' && 'no-source-system',
  ]
  return rules.filter((rule) => rule !== false)
}

/** Whether all characters of a typed code and its length are valid. */
export const isCodeWellFormed = (codeSol: string): boolean => codeFormIssues(codeSol).length === 0

const codeFormIssues = (codeSol: string): readonly Issue[] => {
  const [path, code] = ['codeSol', cleanCode(codeSol)]
  return issuesOf([
    check('required', path, code, {}),
    check('alpha_dash', path, code, {}),
    check('max', path, code, { length: MAX_TEXT_LENGTH }),
  ])
}

/** A third-party code as the external operations system sends it. */
export const LookupThirdCode = named<LookupThirdCode>().object({
  sistemaTerceroCodigo: absentAsNull(TextOrNumber),
  valor: absentAsNull(TextOrNumber),
})
export interface LookupThirdCode extends FieldsOf<typeof LookupThirdCode> {}

/** The third-party codes in a response, in the same order, without incomplete rows and exact repetitions. (REC-25) */
export const thirdCodesFromLookup = (rows: readonly LookupThirdCode[]): readonly ThirdCode[] => {
  const codes = rows.map(({ sistemaTerceroCodigo, valor }) => ({
    system: cleanCode(sistemaTerceroCodigo ?? ''),
    code: cleanCode(valor ?? ''),
  }))
  return codes.filter(
    ({ system, code }, index) =>
      system !== '' &&
      code !== '' &&
      codes.findIndex((other) => other.system === system && other.code === code) === index,
  )
}
