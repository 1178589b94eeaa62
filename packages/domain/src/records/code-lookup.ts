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
 * The progress of a search for a code in the external operations system. `taken`: the portal already has a record with
 * the code, whether or not the code was searched.
 */
export type LookupState = 'none' | 'looking' | 'found' | 'not-found' | 'taken'

/** The choices on which the code of a new record depends. Some forms have no client or no subclient. */
export interface CodeContext {
  /** Whether the code is looked up in the external operations system. */
  readonly validates: boolean
  /** Id of the chosen country as text; empty if no country is chosen. The other ids have the same form. */
  readonly countryId: string
  readonly clientId?: string | undefined
  readonly subclientId?: string | undefined
  readonly sourceSystem: SourceSystem | ''
}

/** The code as the user typed it, and the progress of the search for it. */
export interface CodeDraft extends CodeContext {
  readonly codeSol: string
  readonly lookup: LookupState
}

/**
 * Whether a code can be typed: the country, the client and subclient (if the form has them), and the source system (if
 * the code is looked up) are chosen. Every missing choice is a reason why not. (REC-21)
 */
export const codeFieldAccess = (
  context: CodeContext,
  { refusal }: Pick<RecordKind, 'refusal'>,
): RecordDecision => decide(missingForCode(context).map((rule) => refusal(rule)))

/** Whether the field of the code can be edited: all choices on which it depends are made. (REC-21) */
export const isCodeFieldOpen = (context: CodeContext): boolean => missingForCode(context).length === 0

/**
 * Whether a code can be searched: all choices on which it depends are made, the code is valid, and no search for it is
 * in progress. A form that does not look up codes never searches. (REC-22)
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
 * Whether the form waits for the result of a search: a search is in progress, and its query is the one that the form
 * would send now. The result of any other query is outdated and must change nothing. (REC-26)
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
 * The form after its search was stopped: the code is unconfirmed, and a late result changes nothing. A form without a
 * search in progress is unchanged. (REC-27)
 */
export const stopLookup = <D extends Pick<CodeDraft, 'lookup'>>(draft: D): D =>
  draft.lookup === 'looking' ? { ...draft, lookup: 'none' } : draft

/**
 * Whether the fields below the code are shown. The code must not be empty, and no record of the portal may have it. If
 * codes are looked up, the external operations system must know the code. (REC-23, REC-28)
 */
export const isCodeSettled = (draft: Pick<CodeDraft, 'validates' | 'codeSol' | 'lookup'>): boolean =>
  cleanCode(draft.codeSol) !== '' &&
  draft.lookup !== 'taken' &&
  (!draft.validates || draft.lookup === 'found')

/**
 * Every issue of a new record's code, with the path `codeSol`. A code is required and has letters, digits, dashes and
 * underscores, at most 255 characters. If codes are looked up and all choices on which the code depends are made, the
 * external operations system must know the code: the issue is `notFoundRule` if it was not found, and
 * `code-unconfirmed` before the result. A code that the portal already has is `code-in-portal`. (REC-24, REC-28)
 */
export const codeIssues = (draft: CodeDraft, notFoundRule: string): readonly Issue[] => {
  const issues = codeFormIssues(draft.codeSol)
  if (issues.length > 0 || !isCodeFieldOpen(draft) || isCodeSettled(draft)) return issues
  if (draft.lookup === 'taken') return [issue('code-in-portal', 'codeSol')]
  return [issue(draft.lookup === 'not-found' ? notFoundRule : 'code-unconfirmed', 'codeSol')]
}

/**
 * The code of a record that was found in the external operations system: the code in the response if it is valid,
 * otherwise the typed code. (REC-25)
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

/** Whether a typed code has only valid characters and a valid length. */
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
