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
 * The progress of a search for a code in the external operations system. `taken`, with or without a search: the portal
 * already has a record with the code.
 */
export type LookupState = 'none' | 'looking' | 'found' | 'not-found' | 'taken'

/** The choices that the code of a new record depends on; a form may have no client or no subclient. */
export interface CodeContext {
  /** Whether the code is looked up in the external operations system. */
  readonly validates: boolean
  /** Id of the chosen country as text; empty if none is chosen. The same holds for the other ids. */
  readonly countryId: string
  readonly clientId?: string | undefined
  readonly subclientId?: string | undefined
  readonly sourceSystem: SourceSystem | ''
}

/** The code, as typed, and the state of its search. */
export interface CodeDraft extends CodeContext {
  readonly codeSol: string
  readonly lookup: LookupState
}

/**
 * Whether a code can be typed: country, client and subclient (if the form has them) and, when validating, the
 * source system are chosen. Every missing choice is a reason against it. (REC-21)
 */
export const codeFieldAccess = (
  context: CodeContext,
  { refusal }: Pick<RecordKind, 'refusal'>,
): RecordDecision => decide(missingForCode(context).map((rule) => refusal(rule)))

/** Whether the field of the code can be edited: all choices that it depends on are made. (REC-21) */
export const isCodeFieldOpen = (context: CodeContext): boolean => missingForCode(context).length === 0

/**
 * Whether a code can be searched: all choices that it depends on are made, the code is valid, and no search
 * for it is under way. A form that doesn't validate never searches. (REC-22)
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
 * Whether the form waits for an answer: a search is under way, and its query is the one that the form would
 * send now. An answer to any other query is outdated and must change nothing. (REC-26)
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
 * The form after its search was stopped: the code is unconfirmed, and a late answer changes nothing. A form
 * without a search under way is unchanged. (REC-27)
 */
export const stopLookup = <D extends Pick<CodeDraft, 'lookup'>>(draft: D): D =>
  draft.lookup === 'looking' ? { ...draft, lookup: 'none' } : draft

/**
 * Whether the fields below the code are shown: the code is not blank, no record of the portal has it and, when
 * validating, the external system knows it. (REC-23, REC-28)
 */
export const isCodeSettled = (draft: Pick<CodeDraft, 'validates' | 'codeSol' | 'lookup'>): boolean =>
  cleanCode(draft.codeSol) !== '' &&
  draft.lookup !== 'taken' &&
  (!draft.validates || draft.lookup === 'found')

/**
 * Every issue of a new record's code, at `codeSol`: required, letters, digits, dash and underscore, at most
 * 255 characters. When validating, and once all choices that it depends on are made, the external system must
 * know the code: the rule is `notFoundRule` if it was not found, `code-unconfirmed` before the answer. A code that the
 * portal has is `code-in-portal`. (REC-24, REC-28)
 */
export const codeIssues = (draft: CodeDraft, notFoundRule: string): readonly Issue[] => {
  const issues = codeFormIssues(draft.codeSol)
  if (issues.length > 0 || !isCodeFieldOpen(draft) || isCodeSettled(draft)) return issues
  if (draft.lookup === 'taken') return [issue('code-in-portal', 'codeSol')]
  return [issue(draft.lookup === 'not-found' ? notFoundRule : 'code-unconfirmed', 'codeSol')]
}

/** The code of a record that was found: the code in the answer if it is valid, else the typed one. (REC-25) */
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

/** Whether a typed code breaks none of the rules of codes. */
export const isCodeWellFormed = (codeSol: string): boolean => codeFormIssues(codeSol).length === 0

const codeFormIssues = (codeSol: string): readonly Issue[] => {
  const [path, code] = ['codeSol', cleanCode(codeSol)]
  return issuesOf([
    check('required', path, code, {}),
    check('alpha_dash', path, code, {}),
    check('max', path, code, { length: MAX_TEXT_LENGTH }),
  ])
}

/** A third code as the external operations system sends it. */
export const LookupThirdCode = named<LookupThirdCode>().object({
  sistemaTerceroCodigo: absentAsNull(TextOrNumber),
  valor: absentAsNull(TextOrNumber),
})
export interface LookupThirdCode extends FieldsOf<typeof LookupThirdCode> {}

/** Third codes of an answer, in its order, without incomplete rows and exact repetitions. (REC-25) */
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
