import type { ApiError, ApiEvent } from '@remesa/api-client'
import { firstCalls } from '@remesa/api-client/contract'
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

/** Calls of forms that are not among the first ones, or have no body. */
const formsOfTheirOwn = ['declaredValues.', 'servicePoints.limits']

/** The form that something was filled in in tells its own refusals, field by field: a popup would say it twice. */
const isToldByItsForm = (error: ApiError<string>): boolean => {
  if (error.kind !== 'rejected') return false
  if (formsOfTheirOwn.some((call) => error.endpoint.startsWith(call))) return true
  return Object.entries(firstCalls).some(([feature, endpoints]) =>
    Object.entries(endpoints).some(
      ([name, endpoint]) => `${feature}.${name}` === error.endpoint && 'body' in endpoint,
    ),
  )
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
        raise(isToldByItsForm(event.error) ? undefined : apiErrorToMessage(event.error))
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
