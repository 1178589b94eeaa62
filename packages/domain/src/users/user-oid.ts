import { check, cleanCode, decide, type Issue, issuesOf } from '../kernel'
import { type UserDecision, userRefusal } from './decision'
import type { User } from './user.schema'
import type { UserViewer } from './user-edit'
import type { UserOidRequest } from './user-request.schema'

/** The highest number of characters in a user's id at the identity provider. */
export const MAX_OID_LENGTH = 200

/** Whether the viewer may see and change a user's id at the identity provider. Only administrators may. (USR-23) */
export const canEditOid = (viewer: Pick<UserViewer, 'admin'>): UserDecision =>
  decide([!viewer.admin && userRefusal('not-administrator')])

/** The values of the form that changes a user's id at the identity provider. */
export interface OidDraft {
  /** Whether the field of the id can be edited. */
  readonly editing: boolean
  readonly oid: string
}

/** A change in the form of a user's id at the identity provider: editing begins or ends, or a text is typed. */
export type OidChange =
  | { readonly type: 'editing'; readonly editing: boolean }
  | { readonly type: 'oid'; readonly oid: string }

/**
 * The initial values in the form of a user's id at the identity provider: the stored id, which can't be edited yet.
 * (USR-22)
 */
export const emptyOidDraft = (user: Pick<User, 'oid'>): OidDraft => ({ editing: false, oid: user.oid ?? '' })

/**
 * The values in the form of a user's id at the identity provider, after a change. Ending the editing restores the
 * user's stored id. A typed text has no effect before editing begins. (USR-22)
 */
export const changeOidDraft = (draft: OidDraft, change: OidChange, user: Pick<User, 'oid'>): OidDraft => {
  if (change.type === 'editing') return change.editing ? { ...draft, editing: true } : emptyOidDraft(user)
  return draft.editing ? { ...draft, oid: change.oid } : draft
}

/**
 * The validation issues of a user's id at the identity provider. It is required, and has at most 200 characters, not
 * counting spaces at both ends. (USR-22)
 */
export const validateOid = ({ oid }: Pick<OidDraft, 'oid'>): readonly Issue[] =>
  issuesOf([
    check('required', 'oid', oid, {}),
    check('max', 'oid', cleanCode(oid), { length: MAX_OID_LENGTH }),
  ])

/**
 * Whether the viewer can save the id. The viewer must be an administrator, editing must have begun, and the id must
 * differ from the stored one. (USR-22)
 */
export const canSaveOid = (
  draft: OidDraft,
  { viewer, user }: { readonly viewer: Pick<UserViewer, 'admin'>; readonly user: Pick<User, 'oid'> },
): UserDecision =>
  decide([
    ...canEditOid(viewer).reasons,
    !draft.editing && userRefusal('not-editing'),
    cleanCode(draft.oid) === (user.oid ?? '') && userRefusal('unchanged'),
  ])

/** The body of the call that saves a user's id at the identity provider. (USR-22) */
export const buildOidRequest = ({ oid }: Pick<OidDraft, 'oid'>): UserOidRequest => ({ oid: cleanCode(oid) })
