import type { PortalSubject } from '../abilities'
import type { Decision, IssueParams, Refusal } from '../kernel'

/** The reasons of the rules for records of every kind. */
export const recordRefusalRules = [
  'no-country',
  'no-source-system',
  'no-code',
  'code-malformed',
  'not-validating',
  'looking',
  'not-added',
  'nothing-returned',
  'no-permission',
  'inactive',
  'invalid',
] as const

/** A reason of a rule of records. `no-client` and `no-subclient` are for kinds below a client or a subclient. */
export type RecordRefusalRule = (typeof recordRefusalRules)[number] | 'no-client' | 'no-subclient'
/** One reason why something can't be done with a record, with the texts of its feature. */
export type RecordRefusal = Refusal<RecordRefusalRule>
/** Whether something may be done with a record, and every reason why not. */
export type RecordDecision = Decision<RecordRefusalRule>

/** The subjects by which the records of one kind are administered. */
export interface RecordSubjects {
  readonly add: PortalSubject
  readonly edit: PortalSubject
  readonly status: PortalSubject
  readonly report: PortalSubject
}

/** A kind of record, as its feature declares it: its subjects of permission, and the texts of its refusals. */
export interface RecordKind {
  readonly subjects: RecordSubjects
  readonly refusal: <T extends RecordRefusalRule>(rule: T, params?: IssueParams) => Refusal<T>
}
