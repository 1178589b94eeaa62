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
  undoAddition,
  undoNarrowing,
  undoRemoval,
} from '@remesa/domain/users'
import { useT } from '@remesa/ui/i18n'
import { userName } from '@remesa/ui/users'
import { useClientOf } from '../kernel/api'
import { type Notice, useNotify } from '../kernel/notices'
import { usePortal } from '../kernel/state'
import { type Undoable, useUndo, useWrite, type WriteToasts } from '../kernel/write'
import { type UserAnswer, withChangedParts } from './changed-user'
import { synchroniseChanged } from './synchronise-changed'
import type { UserState } from './use-user'

const toasts = { ok: 'validation.messages.user.ok', ko: 'validation.messages.user.ko' } as const
const updated: Notice = { tone: 'success', key: toasts.ok }
const synchronised: WriteToasts = {
  ok: synchronisationOutcome(200).toast.key,
  ko: synchronisationOutcome(0).toast.key,
}

/** The user whom a page shows and changes. After each change the user is read again. */
export interface ChangedUser extends Pick<UserState, 'accept' | 'reread'> {
  readonly user: UserDetail
}

interface UserCall<Body, Output> {
  readonly call: (
    input: { readonly params: { readonly id: number }; readonly body: Body },
    options: CallOptions & VersionedOptions,
  ) => Promise<UserAnswer<Output>>
  readonly toasts?: WriteToasts | undefined
  /** The toast after a success, which offers to undo the change. */
  readonly notice?: (output: Output) => Notice
  /**
   * The call that undoes the change, and the state of the user afterwards; `undefined` if a single call can't undo the
   * change.
   */
  readonly undo?: (body: Body) => UserUndo | undefined
  readonly onDone?: (output: Output, body: Body) => void
}

interface UserUndo {
  readonly call: Undoable['call']
  readonly facts?: Partial<UserDetail>
}

/**
 * The function that changes a user, based on the version that the page shows. If the back end has a newer version, the
 * change is refused, and the refusal names the data that other people have changed.
 */
const useUserWrite = <Body, Output extends WriteResponse>(
  { user, accept, reread }: ChangedUser,
  { call, toasts: shown, notice, undo, onDone }: UserCall<Body, Output>,
) => {
  const t = useT()
  const offerUndo = useUndo({ reread })
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
      const { version } = output
      const undone = undo?.(body)
      if (notice !== undefined)
        offerUndo(
          notice(output),
          undone && {
            subject: `user ${user.id}`,
            name: userName(user),
            version,
            call: undone.call,
            onUndone: (written) => accept({ ...undone.facts, version: written.version }),
          },
        )
      accept({ version })
      onDone?.(output, body)
    },
    reread,
  })
}

/** The changes of a user's own data, each by its own call. */
export const useUserWrites = (changed: ChangedUser, { onOidSaved }: { readonly onOidSaved: () => void }) => {
  const { users } = useClientOf(userCalls)
  const { accept, user } = changed
  const params = { id: user.id }
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
      toasts: { ko: toasts.ko },
      notice: () => updated,
      undo: ({ value }) => ({
        call: (options) => users.setAdmin({ params, body: { value: !value } }, options),
        facts: { admin: !value },
      }),
      onDone: (_output, { value }) => accept({ admin: value }),
    }),
    supervisor: useUserWrite<{ readonly value: boolean }, WriteResponse>(changed, {
      call: users.setSupervisor,
      toasts: { ko: toasts.ko },
      notice: () => updated,
      undo: ({ value }) => ({
        call: (options) => users.setSupervisor({ params, body: { value: !value } }, options),
        facts: { supervisor: !value },
      }),
      onDone: (_output, { value }) => accept({ supervisor: value }),
    }),
    synchronisation: useUserWrite<void, WriteResponse>(changed, {
      call: ({ params }, options) => users.sync({ params }, options),
      toasts: synchronised,
    }),
  }
}

export type UserWrites = ReturnType<typeof useUserWrites>

/**
 * Synchronises a user after a change of assignments. If this fails, the page says so and offers another attempt.
 * (USR-76)
 */
const useSynchroniseAfter = ({ user, reread }: ChangedUser) => {
  const { users } = useClientOf(userCalls)
  const { user: viewer } = usePortal()
  const notify = useNotify()
  return async () => {
    const isDone = await synchroniseChanged(users.sync, viewer, user)
    if (!isDone) notify({ tone: 'warning', key: synchronisationOutcome(0).toast.key })
    reread()
  }
}

/** Adds service points to a user. (USR-67) */
export const useAssignmentWrite = (changed: ChangedUser, { onDone }: { readonly onDone: () => void }) => {
  const { users } = useClientOf(userCalls)
  const { id, clients } = changed.user
  const synchronise = useSynchroniseAfter(changed)
  return useUserWrite<AssignmentRequest, AssignmentResponse>(changed, {
    call: users.assign,
    notice: assignmentToast,
    undo: (added) => {
      const body = undoAddition(clients, added.clients)
      if (body !== undefined) return { call: (options) => users.unassign({ params: { id }, body }, options) }
      const whole = undoNarrowing(clients, added.clients)
      return whole && { call: (options) => users.assign({ params: { id }, body: whole }, options) }
    },
    onDone: () => {
      onDone()
      void synchronise()
    },
  })
}

/** Removes service points from a user. (USR-67) */
export const useRemovalWrite = (changed: ChangedUser, { onDone }: { readonly onDone: () => void }) => {
  const { users } = useClientOf(userCalls)
  const { id, clients } = changed.user
  const synchronise = useSynchroniseAfter(changed)
  return useUserWrite<AssignmentRemovalRequest, AssignmentResponse>(changed, {
    call: users.unassign,
    notice: assignmentToast,
    undo: (removed) => {
      const body = undoRemoval(clients, removed.clients)
      return body && { call: (options) => users.assign({ params: { id }, body }, options) }
    },
    onDone: () => {
      onDone()
      void synchronise()
    },
  })
}
