import { check, decide, type Issue, issuesOf } from '../kernel'
import { type UserDecision, userRefusal } from './decision'
import type { User } from './user.schema'
import type { UserViewer } from './user-edit'
import type { UserOidRequest } from './user-request.schema'

/** Longest id of the identity provider, in characters. */
export const MAX_OID_LENGTH = 200

/** Whether the id of the identity provider shows and may be changed: to administrators. (USR-23) */
export const canEditOid = (viewer: Pick<UserViewer, 'admin'>): UserDecision =>
  decide([!viewer.admin && userRefusal('not-administrator')])

/** The id of the identity provider as it is being changed. */
export interface OidDraft {
  /** Whether the field is open for typing. */
  readonly editing: boolean
  readonly oid: string
}

/** What was done to the id: its field opened or closed, or something typed. */
export type OidChange =
  | { readonly type: 'editing'; readonly editing: boolean }
  | { readonly type: 'oid'; readonly oid: string }

/** The field as it opens: closed, with the id that the user has. (USR-22) */
export const emptyOidDraft = (user: Pick<User, 'oid'>): OidDraft => ({ editing: false, oid: user.oid ?? '' })

/** Closing the field puts the user's own id back; a closed field takes no typing. (USR-22) */
export const changeOidDraft = (draft: OidDraft, change: OidChange, user: Pick<User, 'oid'>): OidDraft => {
  if (change.type === 'editing') return change.editing ? { ...draft, editing: true } : emptyOidDraft(user)
  return draft.editing ? { ...draft, oid: change.oid } : draft
}

/** An id is there and has at most 200 characters, blanks at both ends not counted. (USR-22) */
export const validateOid = ({ oid }: Pick<OidDraft, 'oid'>): readonly Issue[] =>
  issuesOf([check('required', 'oid', oid, {}), check('max', 'oid', oid.trim(), { length: MAX_OID_LENGTH })])

/** Whether the id can be saved: by an administrator, with the field open and another id in it. (USR-22) */
export const canSaveOid = (
  draft: OidDraft,
  { viewer, user }: { readonly viewer: Pick<UserViewer, 'admin'>; readonly user: Pick<User, 'oid'> },
): UserDecision =>
  decide([
    ...canEditOid(viewer).reasons,
    !draft.editing && userRefusal('not-editing'),
    draft.oid.trim() === (user.oid ?? '') && userRefusal('unchanged'),
  ])

/** The body of the call that saves the id. (USR-22) */
export const buildOidRequest = ({ oid }: Pick<OidDraft, 'oid'>): UserOidRequest => ({ oid: oid.trim() })
