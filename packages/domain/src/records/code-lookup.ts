import {
  absentAsNull,
  check,
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

/** How far the search for a code in the external operations system has come. */
export type LookupState = 'none' | 'looking' | 'found' | 'not-found'

/** What the code of a new record depends on. A form without a client or subclient leaves that field out. */
export interface CodeContext {
  /** Whether the code is looked up in the external operations system. */
  readonly validates: boolean
  /** Ids as text, empty where nothing is chosen. */
  readonly countryId: string
  readonly clientId?: string | undefined
  readonly subclientId?: string | undefined
  readonly sourceSystem: SourceSystem | ''
}

/** The code itself, as typed, and what came of its search. */
export interface CodeDraft extends CodeContext {
  readonly codeSol: string
  readonly lookup: LookupState
}

/**
 * What has to be chosen before a code means anything: country, client, subclient (where the form has them) and,
 * when validating, the source system. Every missing one is a reason. (REC-21)
 */
export const codeFieldAccess = (
  context: CodeContext,
  { refusal }: Pick<RecordKind, 'refusal'>,
): RecordDecision => decide(missingForCode(context).map((rule) => refusal(rule)))

/** Whether the field of the code is open: nothing that it depends on is missing. (REC-21) */
export const isCodeFieldOpen = (context: CodeContext): boolean => missingForCode(context).length === 0

/**
 * Whether the search button does something: everything that the code depends on is chosen, the code is there and
 * well formed, and no search for it is under way. A form that doesn't validate searches nothing. (REC-22)
 */
export const canLookUpCode = (draft: CodeDraft, kind: Pick<RecordKind, 'refusal'>): RecordDecision => {
  const isBlank = draft.codeSol.trim() === ''
  return decide([
    !draft.validates && kind.refusal('not-validating'),
    ...codeFieldAccess(draft, kind).reasons,
    isBlank && kind.refusal('no-code'),
    !isBlank && codeFormIssues(draft.codeSol).length > 0 && kind.refusal('code-malformed'),
    draft.lookup === 'looking' && kind.refusal('looking'),
  ])
}

/**
 * Whether an answer is the one that the form waits for: a search is under way, and what was asked is what the form
 * would ask now. Any other answer comes too late and must change nothing. (REC-26)
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
 * The form once its search was stopped: the code is as unconfirmed as before, and a late answer changes nothing. A form
 * without a search under way stays as it is. (REC-27)
 */
export const stopLookup = <D extends Pick<CodeDraft, 'lookup'>>(draft: D): D =>
  draft.lookup === 'looking' ? { ...draft, lookup: 'none' } : draft

/** Whether the fields below the code show: it is not blank and, when validating, the external system knows it. (REC-23) */
export const isCodeSettled = (draft: Pick<CodeDraft, 'validates' | 'codeSol' | 'lookup'>): boolean =>
  draft.codeSol.trim() !== '' && (!draft.validates || draft.lookup === 'found')

/**
 * Every issue of a new record's code, at `codeSol`: required, letters, digits, dash and underscore, at most 255
 * characters. When validating, and once everything that it depends on is chosen, it has to be known: `notFoundRule` when
 * the external system answered no, `code-unconfirmed` while it was not asked or has not answered. (REC-24)
 */
export const codeIssues = (draft: CodeDraft, notFoundRule: string): readonly Issue[] => {
  const issues = codeFormIssues(draft.codeSol)
  if (issues.length > 0 || !isCodeFieldOpen(draft) || isCodeSettled(draft)) return issues
  return [issue(draft.lookup === 'not-found' ? notFoundRule : 'code-unconfirmed', 'codeSol')]
}

/** The code that a record takes when it was found: the one answered where it is a code, else the one typed. (REC-25) */
export const confirmedCode = (typed: string, answered: string | null): string => {
  const code = answered?.trim() ?? ''
  return codeFormIssues(code).length === 0 ? code : typed.trim()
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

const codeFormIssues = (codeSol: string): readonly Issue[] => {
  const [path, code] = ['codeSol', codeSol.trim()]
  return issuesOf([
    check('required', path, code, {}),
    check('alpha_dash', path, code, {}),
    check('max', path, code, { length: MAX_TEXT_LENGTH }),
  ])
}

/** A third code as the external operations system answers it. */
export const LookupThirdCode = named<LookupThirdCode>().object({
  sistemaTerceroCodigo: absentAsNull(TextOrNumber),
  valor: absentAsNull(TextOrNumber),
})
export interface LookupThirdCode extends FieldsOf<typeof LookupThirdCode> {}

/** Third codes of an answer, in its order; rows that lack system or code, and exact repetitions, are left out. (REC-25) */
export const thirdCodesFromLookup = (rows: readonly LookupThirdCode[]): readonly ThirdCode[] => {
  const codes = rows.map(({ sistemaTerceroCodigo, valor }) => ({
    system: sistemaTerceroCodigo?.trim() ?? '',
    code: valor?.trim() ?? '',
  }))
  return codes.filter(
    ({ system, code }, index) =>
      system !== '' &&
      code !== '' &&
      codes.findIndex((other) => other.system === system && other.code === code) === index,
  )
}
