import type { PortalSubject } from '../abilities'
import type { Decision, IssueParams, Refusal } from '../kernel'

/** The reasons for which an action on a record of any kind is refused. */
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

/**
 * A reason for which an action on a record is refused. `no-client` and `no-subclient` occur only for kinds of record
 * that have a client or a subclient.
 */
export type RecordRefusalRule = (typeof recordRefusalRules)[number] | 'no-client' | 'no-subclient'
/** One reason for which an action on a record is refused, with the message key of the kind of record. */
export type RecordRefusal = Refusal<RecordRefusalRule>
/** Whether an action on a record is allowed, and every reason why not. */
export type RecordDecision = Decision<RecordRefusalRule>

/** The permission subjects of the records of one kind. */
export interface RecordSubjects {
  readonly add: PortalSubject
  readonly edit: PortalSubject
  readonly status: PortalSubject
  readonly report: PortalSubject
}

/** A kind of record: its permission subjects, and the texts of its refusals. */
export interface RecordKind {
  readonly subjects: RecordSubjects
  readonly refusal: <T extends RecordRefusalRule>(rule: T, params?: IssueParams) => Refusal<T>
}
