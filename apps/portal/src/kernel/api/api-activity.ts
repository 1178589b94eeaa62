import type { ApiEvent } from '@remesa/api-client'
import { createExternalStore, type ExternalStore } from '../state'
import { type ApiErrorMessage, apiErrorToMessage, serverAway } from './api-error-message'

export interface ApiActivity {
  /** Number of calls in progress for which the page shows an indicator. */
  readonly inFlight: ExternalStore<number>
  /** Number of write calls in progress. */
  readonly writing: ExternalStore<number>
  /** Failures that the user has not read, at most one of each kind. The page shows the first. */
  readonly failures: ExternalStore<readonly ApiErrorMessage[]>
  readonly onEvent: (event: ApiEvent) => void
  /** Reports a network failure outside the API client, for example while code is loaded. */
  readonly onServerAway: () => void
  /** Removes the first failure once the user has read it. */
  readonly dismiss: () => void
  readonly clear: () => void
}

/**
 * Creates the store of calls in progress and of failed calls. From this store, the shell of the page shows an
 * indicator for calls in progress, and one popup for each kind of failure.
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
