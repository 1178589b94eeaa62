import { check, cleanCode, decide, type Issue, issuesOf } from '../kernel'
import { type UserDecision, userRefusal } from './decision'
import type { User } from './user.schema'
import type { UserViewer } from './user-edit'
import type { UserOidRequest } from './user-request.schema'

/** Longest id of the identity provider, in characters. */
export const MAX_OID_LENGTH = 200

/** Whether the id of the identity provider is shown and may be changed: to administrators. (USR-23) */
export const canEditOid = (viewer: Pick<UserViewer, 'admin'>): UserDecision =>
  decide([!viewer.admin && userRefusal('not-administrator')])

/** The id of the identity provider as it is being changed. */
export interface OidDraft {
  /** Whether the field can be edited. */
  readonly editing: boolean
  readonly oid: string
}

/** A change of the id: its field opened or closed, or a text typed. */
export type OidChange =
  | { readonly type: 'editing'; readonly editing: boolean }
  | { readonly type: 'oid'; readonly oid: string }

/** The field when the page opens: closed, with the id of the user. (USR-22) */
export const emptyOidDraft = (user: Pick<User, 'oid'>): OidDraft => ({ editing: false, oid: user.oid ?? '' })

/** The field after a change: closing restores the user's own id; a closed field ignores typing. (USR-22) */
export const changeOidDraft = (draft: OidDraft, change: OidChange, user: Pick<User, 'oid'>): OidDraft => {
  if (change.type === 'editing') return change.editing ? { ...draft, editing: true } : emptyOidDraft(user)
  return draft.editing ? { ...draft, oid: change.oid } : draft
}

/** The issues of an id: required, at most 200 characters, not counting blanks at both ends. (USR-22) */
export const validateOid = ({ oid }: Pick<OidDraft, 'oid'>): readonly Issue[] =>
  issuesOf([
    check('required', 'oid', oid, {}),
    check('max', 'oid', cleanCode(oid), { length: MAX_OID_LENGTH }),
  ])

/** Whether the id can be saved: by an administrator, from an open field with another id. (USR-22) */
export const canSaveOid = (
  draft: OidDraft,
  { viewer, user }: { readonly viewer: Pick<UserViewer, 'admin'>; readonly user: Pick<User, 'oid'> },
): UserDecision =>
  decide([
    ...canEditOid(viewer).reasons,
    !draft.editing && userRefusal('not-editing'),
    cleanCode(draft.oid) === (user.oid ?? '') && userRefusal('unchanged'),
  ])

/** The body of the call that saves the id. (USR-22) */
export const buildOidRequest = ({ oid }: Pick<OidDraft, 'oid'>): UserOidRequest => ({ oid: cleanCode(oid) })
