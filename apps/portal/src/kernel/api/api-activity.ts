import type { ApiEvent } from '@remesa/api-client'
import { createExternalStore, type ExternalStore } from '../state'
import { type ApiErrorMessage, apiErrorToMessage, serverAway } from './api-error-message'

export interface ApiActivity {
  /** Number of calls in progress that the page shows. */
  readonly inFlight: ExternalStore<number>
  /** Number of calls in progress that write. */
  readonly writing: ExternalStore<number>
  /** Unread failures, at most one of each kind; the page shows the first. */
  readonly failures: ExternalStore<readonly ApiErrorMessage[]>
  readonly onEvent: (event: ApiEvent) => void
  /** Reports a network failure outside calls, such as of loading code. */
  readonly onServerAway: () => void
  /** Removes the first failure, which the user has read. */
  readonly dismiss: () => void
  readonly clear: () => void
}

/**
 * Creates the record of calls for the shell of the page, which shows loading while they run, and one popup per
 * kind of failure.
 */
export const createApiActivity = (): ApiActivity => {
  const inFlight = createExternalStore(0)
  const failures = createExternalStore<readonly ApiErrorMessage[]>([])
  const writing = createExternalStore(0)
  const shown = new Map<number, boolean>()
  const report = () => {
    inFlight.set(shown.size)
    writing.set([...shown.values()].filter((writes) => writes).length)
  }
  const raise = (message: ApiErrorMessage | undefined) => {
    if (message === undefined || failures.get().some(({ kind }) => kind === message.kind)) return
    failures.set([...failures.get(), message])
  }
  return {
    inFlight,
    writing,
    failures,
    onEvent: (event) => {
      if (event.type === 'error.raised') {
        raise(apiErrorToMessage(event.error))
        return
      }
      if (event.silent) return
      if (event.type === 'request.started') shown.set(event.call, event.writes)
      else shown.delete(event.call)
      report()
    },
    onServerAway: () => raise(serverAway),
    dismiss: () => failures.set(failures.get().slice(1)),
    clear: () => {
      shown.clear()
      report()
      failures.set([])
    },
  }
}
