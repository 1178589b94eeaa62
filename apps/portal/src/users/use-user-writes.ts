import type { CallOptions, VersionedOptions } from '@remesa/api-client'
import { userCalls } from '@remesa/api-client/contract'
import type { WriteResponse } from '@remesa/domain/kernel'
import {
  type AssignmentRemovalRequest,
  type AssignmentRequest,
  type AssignmentResponse,
  assignmentToast,
  synchronisationOutcome,
  type UserDetail,
  type UserOidRequest,
} from '@remesa/domain/users'
import { useT } from '@remesa/ui/i18n'
import { useClientOf } from '../kernel/api'
import { useNotify } from '../kernel/notices'
import { useWrite, type WriteToasts } from '../kernel/write'
import { type UserAnswer, withChangedParts } from './changed-user'
import type { UserState } from './use-user'

const toasts: WriteToasts = { ok: 'validation.messages.user.ok', ko: 'validation.messages.user.ko' }
const synchronised: WriteToasts = {
  ok: synchronisationOutcome(200).toast.key,
  ko: synchronisationOutcome(0).toast.key,
}

/** The user whom a page changes. After each change they are read again. */
export interface ChangedUser extends Pick<UserState, 'accept' | 'reread'> {
  readonly user: UserDetail
}

interface UserCall<Body, Output> {
  readonly call: (
    input: { readonly params: { readonly id: number }; readonly body: Body },
    options: CallOptions & VersionedOptions,
  ) => Promise<UserAnswer<Output>>
  readonly toasts?: WriteToasts | undefined
  readonly onDone?: (output: Output, body: Body) => void
}

/** One change of a user, from the version that the page shows: a newer one is refused with what others changed. */
const useUserWrite = <Body, Output extends WriteResponse>(
  { user, accept, reread }: ChangedUser,
  { call, toasts: shown, onDone }: UserCall<Body, Output>,
) => {
  const t = useT()
  return useWrite<Body, Output>({
    call: async (body, options) =>
      withChangedParts(
        await call({ params: { id: user.id }, body }, { ...options, version: user.version }),
        user,
        t,
      ),
    draftOf: (body) => JSON.stringify([body, user.version]),
    toasts: shown,
    onDone: (output, body) => {
      accept({ version: output.version })
      onDone?.(output, body)
    },
    reread,
  })
}

/** The changes of a user's own data, each in a call of its own. */
export const useUserWrites = (changed: ChangedUser, { onOidSaved }: { readonly onOidSaved: () => void }) => {
  const { users } = useClientOf(userCalls)
  const { accept } = changed
  return {
    oid: useUserWrite<UserOidRequest, WriteResponse>(changed, {
      call: users.setOid,
      toasts: { ok: toasts.ok },
      onDone: (_output, { oid }) => {
        accept({ oid })
        onOidSaved()
      },
    }),
    admin: useUserWrite<{ readonly value: boolean }, WriteResponse>(changed, {
      call: users.setAdmin,
      toasts,
      onDone: (_output, { value }) => accept({ admin: value }),
    }),
    supervisor: useUserWrite<{ readonly value: boolean }, WriteResponse>(changed, {
      call: users.setSupervisor,
      toasts,
      onDone: (_output, { value }) => accept({ supervisor: value }),
    }),
    synchronisation: useUserWrite<void, WriteResponse>(changed, {
      call: ({ params }, options) => users.sync({ params }, options),
      toasts: synchronised,
    }),
  }
}

export type UserWrites = ReturnType<typeof useUserWrites>

/** Adds to what a user may use. */
export const useAssignmentWrite = (changed: ChangedUser, { onDone }: { readonly onDone: () => void }) => {
  const { users } = useClientOf(userCalls)
  const notify = useNotify()
  return useUserWrite<AssignmentRequest, AssignmentResponse>(changed, {
    call: users.assign,
    onDone: (output) => {
      notify(assignmentToast(output))
      onDone()
    },
  })
}

/** Removes from what a user may use. */
export const useRemovalWrite = (changed: ChangedUser, { onDone }: { readonly onDone: () => void }) => {
  const { users } = useClientOf(userCalls)
  const notify = useNotify()
  return useUserWrite<AssignmentRemovalRequest, AssignmentResponse>(changed, {
    call: users.unassign,
    onDone: (output) => {
      notify(assignmentToast(output))
      onDone()
    },
  })
}
