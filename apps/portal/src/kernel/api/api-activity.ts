import type { ApiEvent } from '@remesa/api-client'
import { createExternalStore, type ExternalStore } from '../state'
import { type ApiErrorMessage, apiErrorToMessage, serverAway } from './api-error-message'

export interface ApiActivity {
  /** How many calls are under way that the loading overlay shows. */
  readonly inFlight: ExternalStore<number>
  /** Failures waiting to be read, one of each kind at most; the first is shown. */
  readonly failures: ExternalStore<readonly ApiErrorMessage[]>
  readonly onEvent: (event: ApiEvent) => void
  /** Nobody answered something that is no call, such as the fetching of code. */
  readonly onServerAway: () => void
  /** The user has read the first one. */
  readonly dismiss: () => void
  readonly clear: () => void
}

/** What the calls of the client mean for the shell: an overlay while they run, one popup per kind of failure. */
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
