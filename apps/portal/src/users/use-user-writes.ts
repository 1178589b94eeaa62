import { userCalls } from '@remesa/api-client/contract'
import {
  type AssignmentRemovalRequest,
  type AssignmentRequest,
  type AssignmentResponse,
  assignmentToast,
  synchronisationOutcome,
  type UserDetail,
  type UserOidRequest,
} from '@remesa/domain/users'
import { useClientOf } from '../kernel/api'
import { useNotify } from '../kernel/notices'
import { useWrite } from '../kernel/write'
import type { UserState } from './use-user'

const toasts = { ok: 'validation.messages.user.ok', ko: 'validation.messages.user.ko' } as const
const draftOf = (input: unknown): string => JSON.stringify(input)

interface Flag {
  readonly value: boolean
}

/** The user whom a page changes. After each change they are read again. */
export interface ChangedUser extends Pick<UserState, 'accept' | 'reread'> {
  readonly user: UserDetail
}

/** The changes of a user's own data, each in a call of its own. */
export const useUserWrites = ({ user, accept, reread }: ChangedUser) => {
  const { users } = useClientOf(userCalls)
  const params = { id: user.id }
  return {
    oid: useWrite<UserOidRequest>({
      call: (body, options) => users.setOid({ params, body }, options),
      draftOf,
      toasts: { ok: toasts.ok },
      onDone: (_answer, { oid }) => accept({ oid }),
      reread,
    }),
    admin: useWrite<Flag>({
      call: (body, options) => users.setAdmin({ params, body }, options),
      draftOf,
      toasts,
      onDone: (_answer, { value }) => accept({ admin: value }),
      reread,
    }),
    supervisor: useWrite<Flag>({
      call: (body, options) => users.setSupervisor({ params, body }, options),
      draftOf,
      toasts,
      onDone: (_answer, { value }) => accept({ supervisor: value }),
      reread,
    }),
    synchronisation: useWrite<void>({
      call: (_input, options) => users.sync({ params }, options),
      toasts: { ok: synchronisationOutcome(200).toast.key, ko: synchronisationOutcome(0).toast.key },
      reread,
    }),
  }
}

export type UserWrites = ReturnType<typeof useUserWrites>

interface AssignmentWriteOptions extends Pick<ChangedUser, 'user' | 'reread'> {
  readonly onDone: () => void
}

/** Adds to what a user may use. */
export const useAssignmentWrite = ({ user, ...options }: AssignmentWriteOptions) => {
  const { users } = useClientOf(userCalls)
  const onDone = useAssigned(options)
  return useWrite<AssignmentRequest, AssignmentResponse>({
    call: (body, how) => users.assign({ params: { id: user.id }, body }, how),
    draftOf,
    onDone,
    reread: options.reread,
  })
}

/** Removes from what a user may use. */
export const useRemovalWrite = ({ user, ...options }: AssignmentWriteOptions) => {
  const { users } = useClientOf(userCalls)
  const onDone = useAssigned(options)
  return useWrite<AssignmentRemovalRequest, AssignmentResponse>({
    call: (body, how) => users.unassign({ params: { id: user.id }, body }, how),
    draftOf,
    onDone,
    reread: options.reread,
  })
}

const useAssigned = ({ onDone }: Pick<AssignmentWriteOptions, 'onDone'>) => {
  const notify = useNotify()
  return (answer: AssignmentResponse): void => {
    notify(assignmentToast(answer))
    onDone()
  }
}
