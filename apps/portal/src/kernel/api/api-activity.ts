import type { ApiEvent } from '@remesa/api-client'
import { createExternalStore, type ExternalStore } from '../state'
import { type ApiErrorMessage, apiErrorToMessage, serverAway } from './api-error-message'

export interface ApiActivity {
  /** Number of calls in progress that the loading overlay shows. */
  readonly inFlight: ExternalStore<number>
  /** Unread failures, at most one of each kind; the first one is shown. */
  readonly failures: ExternalStore<readonly ApiErrorMessage[]>
  readonly onEvent: (event: ApiEvent) => void
  /** Reports a network failure outside calls, such as loading code. */
  readonly onServerAway: () => void
  /** The user has read the first failure. */
  readonly dismiss: () => void
  readonly clear: () => void
}

/** What calls mean for the frame: an overlay while they run, one popup per kind of failure. */
export const createApiActivity = (): ApiActivity => {
  const inFlight = createExternalStore(0)
  const failures = createExternalStore<readonly ApiErrorMessage[]>([])
  const shown = new Set<number>()
  const raise = (message: ApiErrorMessage | undefined) => {
    if (message === undefined || failures.get().some(({ kind }) => kind === message.kind)) return
    failures.set([...failures.get(), message])
  }
  return {
    inFlight,
    failures,
    onEvent: (event) => {
      if (event.type === 'error.raised') {
        raise(apiErrorToMessage(event.error))
        return
      }
      if (event.silent) return
      if (event.type === 'request.started') shown.add(event.call)
      else shown.delete(event.call)
      inFlight.set(shown.size)
    },
    onServerAway: () => raise(serverAway),
    dismiss: () => failures.set(failures.get().slice(1)),
    clear: () => {
      shown.clear()
      inFlight.set(0)
      failures.set([])
    },
  }
}
