import type { AssignmentResponse } from './user-request.schema'

/** The message keys of the two toasts about users: success and warning. */
export const userToastKeys = ['validation.messages.user.ok', 'validation.messages.user.ko'] as const

/** The toast that is shown after a change to a user. */
export interface UserToast {
  readonly tone: 'success' | 'warning'
  readonly key: (typeof userToastKeys)[number]
}

/**
 * The toast after assignments were added or removed. It is a warning if the device system could not be updated.
 * (USR-26)
 */
export const assignmentToast = ({ updatedSmartcash }: AssignmentResponse): UserToast =>
  userToast(updatedSmartcash !== false)

/**
 * The toast after a synchronisation, and whether the user must be loaded again. Only status 200 means success. (USR-21)
 */
export const synchronisationOutcome = (
  status: number,
): { readonly toast: UserToast; readonly reloads: boolean } => ({
  toast: userToast(status === 200),
  reloads: status === 200,
})

const userToast = (done: boolean): UserToast =>
  done
    ? { tone: 'success', key: 'validation.messages.user.ok' }
    : { tone: 'warning', key: 'validation.messages.user.ko' }
