import type { Result } from '@remesa/domain/kernel'
import type { Contract, Endpoint } from '../contract'
import type { ApiClient, ApiClientOptions, ApiEvent } from './api-client'
import type { ApiError } from './api-error'
import type { LooseInput } from './build-request'
import { createPerformer, type LooseOptions } from './call-endpoint'
import { checkOptions } from './check-options'

interface LooseCall {
  (input?: LooseInput, options?: LooseOptions): Promise<Result<unknown, ApiError<string>>>
  readonly id: string
}

/**
 * A counter that numbers the calls of all clients in a program. Several clients may have the same listener, so the
 * numbers must be unique in the program.
 */
let calls = 0

/**
 * Creates an API client for a contract: the whole contract of the portal, a part with the features that a program
 * needs, or the contract of a back end with more calls and error codes. If no call could be made with the options, it
 * throws a `TypeError` whose message says which option is wrong.
 * @example
 * ```ts
 * const api = createClient({ baseUrl: 'https://portal.example', getToken: () => token }, contract)
 * const me = await api.session.me()
 * if (me.ok) me.value.username // 'customer-operator'
 * else console.error(me.error.kind, me.error.requestId)
 * ```
 *
 * @example
 * ```ts
 * const orders = createClient({ baseUrl: 'https://portal.example', getToken: () => token }, { orders: contract.orders })
 * const fees = await orders.orders.currencies({ params: { countryCode: 'ES' } })
 * fees.ok // true
 * ```
 */
export function createClient<C extends Contract>(options: ApiClientOptions, contract: C): ApiClient<C>
export function createClient(options: ApiClientOptions, contract: Contract): object {
  checkOptions(options, contract)
  const perform = createPerformer(options)
  const tell = teller(options.onEvent)
  const callOf = (id: string, endpoint: Endpoint): LooseCall => {
    const call = async (given?: LooseInput | null, chosen?: LooseOptions | null) => {
      const callOptions = chosen ?? {}
      calls += 1
      const event = {
        endpoint: id,
        call: calls,
        silent: callOptions.silent ?? endpoint.silent ?? false,
        writes: endpoint.method !== 'GET',
      }
      tell({ type: 'request.started', ...event })
      const result = await perform(id, endpoint, given ?? {}, callOptions)
      tell({ type: 'request.ended', ...event })
      if (!result.ok && !event.silent && !isCallers(result.error, callOptions)) {
        tell({ type: 'error.raised', error: result.error })
      }
      return result
    }
    return Object.assign(call, { id })
  }
  return mapValues(contract, (endpoints, feature) =>
    mapValues(endpoints, (endpoint, name) => callOf(`${feature}.${name}`, endpoint)),
  )
}

/**
 * Whether only the caller learns of a failed call, because the caller has aborted the call or shows the failure itself.
 */
const isCallers = (error: ApiError<string>, { refusalShownBy, failureShownBy }: LooseOptions): boolean =>
  error.kind === 'aborted' ||
  failureShownBy === 'caller' ||
  (error.kind === 'rejected' && refusalShownBy === 'caller')

/**
 * Passes an event to the listener. An exception in the listener is reported separately, so that the caller of the
 * client gets its result nevertheless.
 */
const teller =
  (listen: ApiClientOptions['onEvent']) =>
  (event: ApiEvent): void => {
    try {
      listen?.(event)
    } catch (cause) {
      queueMicrotask(() => {
        throw cause
      })
    }
  }

const mapValues = <T, U>(
  record: Readonly<Record<string, T>>,
  map: (value: T, key: string) => U,
): Readonly<Record<string, U>> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]))
