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

/** The progress of a search for a code in the external operations system. */
export type LookupState = 'none' | 'looking' | 'found' | 'not-found'

/** The choices on which the code of a new record depends; a form may lack client or subclient. */
export interface CodeContext {
  /** Whether the code is looked up in the external operations system. */
  readonly validates: boolean
  /** Ids as text, empty where nothing is chosen. */
  readonly countryId: string
  readonly clientId?: string | undefined
  readonly subclientId?: string | undefined
  readonly sourceSystem: SourceSystem | ''
}

/** The code itself, as typed, and the state of its search. */
export interface CodeDraft extends CodeContext {
  readonly codeSol: string
  readonly lookup: LookupState
}

/**
 * Whether a code can be typed: country, client and subclient (where the form has them) and, when validating,
 * the source system are chosen. Every missing one is a reason. (REC-21)
 */
export const codeFieldAccess = (
  context: CodeContext,
  { refusal }: Pick<RecordKind, 'refusal'>,
): RecordDecision => decide(missingForCode(context).map((rule) => refusal(rule)))

/** Whether the field of the code can be edited: all choices on which it depends are made. (REC-21) */
export const isCodeFieldOpen = (context: CodeContext): boolean => missingForCode(context).length === 0

/**
 * Whether a code can be searched: all choices on which it depends are made, it is well formed, and no search
 * for it is under way. A form that doesn't validate searches nothing. (REC-22)
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
 * Whether the form waits for an answer: a search is under way, and its question is the one that the form
 * would send now. Any other answer is too late and must change nothing. (REC-26)
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
 * The form after its search was stopped: the code is as unconfirmed as before, and a late answer changes
 * nothing. A form without a search under way stays as it is. (REC-27)
 */
export const stopLookup = <D extends Pick<CodeDraft, 'lookup'>>(draft: D): D =>
  draft.lookup === 'looking' ? { ...draft, lookup: 'none' } : draft

/**
 * Whether the fields below the code are shown: it is not blank and, when validating, the external system
 * knows it. (REC-23)
 */
export const isCodeSettled = (draft: Pick<CodeDraft, 'validates' | 'codeSol' | 'lookup'>): boolean =>
  cleanCode(draft.codeSol) !== '' && (!draft.validates || draft.lookup === 'found')

/**
 * Every issue of a new record's code, at `codeSol`: required, letters, digits, dash and underscore, at most
 * 255 characters. When validating, after all choices on which it depends, it has to be known: `notFoundRule`
 * when the external system has not found it, `code-unconfirmed` before its answer. (REC-24)
 */
export const codeIssues = (draft: CodeDraft, notFoundRule: string): readonly Issue[] => {
  const issues = codeFormIssues(draft.codeSol)
  if (issues.length > 0 || !isCodeFieldOpen(draft) || isCodeSettled(draft)) return issues
  return [issue(draft.lookup === 'not-found' ? notFoundRule : 'code-unconfirmed', 'codeSol')]
}

/**
 * The code of a record that was found: that of the answer where it is a code, else the typed one. (REC-25)
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

const codeFormIssues = (codeSol: string): readonly Issue[] => {
  const [path, code] = ['codeSol', cleanCode(codeSol)]
  return issuesOf([
    check('required', path, code, {}),
    check('alpha_dash', path, code, {}),
    check('max', path, code, { length: MAX_TEXT_LENGTH }),
  ])
}

/** A third code in an answer of the external operations system. */
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
