import type { Result } from '@remesa/domain/kernel'
import type * as z from 'zod/mini'
import type { Contract, Endpoint, ErrorCodeOf, PortalContract } from '../contract'
import type { ApiError } from './api-error'

type Written<S> = S extends z.ZodMiniType ? z.input<S> : never
type ParamsPart<E> = E extends { params: infer P }
  ? { readonly params: Written<P> }
  : { readonly params?: never }
type BodyPart<E> = E extends { body: infer B } ? { readonly body: Written<B> } : { readonly body?: never }
/** The query of a call's input. The whole query is optional if none of its fields is required. */
type QueryPart<E> = E extends { query: infer Q extends z.ZodMiniType }
  ? Partial<Record<never, never>> extends z.input<Q>
    ? { readonly query?: z.input<Q> }
    : { readonly query: z.input<Q> }
  : { readonly query?: never }

/** Input of a call: the path parameters, query and body that its endpoint declares. */
export type ApiInput<E extends Endpoint> = ParamsPart<E> & QueryPart<E> & BodyPart<E>

/** The result of a successful call: the value that the endpoint's `response` schema returns. */
export type ApiOutput<E extends Endpoint> = z.output<E['response']>

/** Options of one call. */
export interface CallOptions {
  /** Aborts the call immediately. The result of the call is then an `aborted` error. */
  readonly signal?: AbortSignal | undefined
  /**
   * If `true`, neither the loading overlay nor an error popup is shown for this call. The option overrides the setting
   * of the endpoint.
   */
  readonly silent?: boolean | undefined
  /**
   * Who shows the user that the call was `rejected`: the `host` (the default), which receives the event `error.raised`,
   * or the `caller`, such as a form. The host always shows failures of other kinds.
   */
  readonly refusalShownBy?: 'host' | 'caller' | undefined
  /**
   * Who shows the user that the call failed in any way: the `host` (the default), or the `caller`, such as a list that
   * has its own message. Unlike a silent call, this call is part of the loading overlay.
   */
  readonly failureShownBy?: 'host' | 'caller' | undefined
  /** The function that is called whenever a part of the response has arrived. */
  readonly onProgress?: ((progress: AnswerProgress) => void) | undefined
}

/** The number of bytes of a response that have arrived, and the size of the whole response if the back end sends it. */
export interface AnswerProgress {
  readonly received: number
  readonly total: number | undefined
}

/** Options of a call that creates something. */
export interface CreateOptions extends CallOptions {
  /**
   * The idempotency key of the new record, the same for every attempt: 1 to 255 visible ASCII characters, such as a
   * random UUID.
   */
  readonly idempotencyKey: string
}

/** Options of a call that changes a record with versions. */
export interface VersionedOptions {
  /**
   * The version of the record that the caller has read, or that the caller's last write has returned. If the record now
   * has another version, the call is rejected as `record-changed`. Without `version`, the record is changed in any
   * version.
   */
  readonly version?: string | undefined
  /**
   * The idempotency key of this change, the same for every attempt. With a key, a retry after a lost response causes no
   * conflict.
   */
  readonly idempotencyKey?: string | undefined
}

type OptionsOf<E extends Endpoint> = (E extends { creates: true } ? CreateOptions : CallOptions) &
  (E extends { version: { kind: 'write' } } ? VersionedOptions : unknown)

/** The type of the current record in the refusal of a write whose caller has read an older version. */
export type CurrentOf<E extends Endpoint> = E extends {
  version: { kind: 'write'; current: infer S extends z.ZodMiniType }
}
  ? z.output<S>
  : unknown

type CallArguments<E extends Endpoint> = E extends { creates: true }
  ? readonly [input: ApiInput<E>, options: OptionsOf<E>]
  : Partial<Record<never, never>> extends ApiInput<E>
    ? readonly [input?: ApiInput<E>, options?: OptionsOf<E>]
    : readonly [input: ApiInput<E>, options?: OptionsOf<E>]

/** The function that calls one endpoint. It never throws, and its promise never rejects. */
export interface ApiCall<E extends Endpoint> {
  (...args: CallArguments<E>): Promise<Result<ApiOutput<E>, ApiError<ErrorCodeOf<E>, CurrentOf<E>>>>
  /** Name of the endpoint, such as `orders.history`. A cache can use the name together with the input as its key. */
  readonly id: string
}

/**
 * The call of an endpoint, identified by the names of feature and endpoint. It is an interface, because editors then
 * show its short name instead of the whole endpoint.
 */
export interface CallOf<C extends Contract, Feature extends keyof C, Name extends keyof C[Feature]>
  extends ApiCall<C[Feature][Name]> {}

/** Every endpoint by feature and name: `api.orders.history({ params, query }, { signal })`. */
export type ApiClient<C extends Contract = PortalContract> = {
  readonly [Feature in keyof C]: { readonly [Name in keyof C[Feature]]: CallOf<C, Feature, Name> }
}

interface CallEvent {
  readonly endpoint: string
  /** Number of the call, which is the same in the start event and the end event. It is unique in the program. */
  readonly call: number
  readonly silent: boolean
  /** Whether the call may change something at the back end: true for every method except GET. */
  readonly writes: boolean
}

/**
 * Events for the host. Each call has one start event and one end event, even if the call is retried. After a failed
 * call, `error.raised` follows. This event is missing if the call is silent or aborted, or if its caller shows the
 * failure. The code in the event may be any code of the contract.
 */
export type ApiEvent =
  | ({ readonly type: 'request.started' } & CallEvent)
  | ({ readonly type: 'request.ended' } & CallEvent)
  | { readonly type: 'error.raised'; readonly error: ApiError<string> }

/**
 * Options of an API client: the URL of the back end, the user's token, and functions of the host, which is the program
 * that uses the client.
 */
export interface ApiClientOptions {
  /** Base URL for the paths of the contract: an origin, an origin with a path, or `''` for the origin of the page. */
  readonly baseUrl: string
  /**
   * Returns the token, or `undefined` if no user is signed in. The client calls the function before every request. If
   * it throws or rejects, because the identity provider does not respond, the call fails as `token`.
   */
  readonly getToken: () => string | undefined | Promise<string | undefined>
  /**
   * Renews a token that the back end no longer accepts. The function returns `true` if `getToken` now has a new token.
   * Calls that fail at the same time share one renewal, and each call is sent once more. If the function throws or
   * rejects, these calls fail as `token`.
   */
  readonly refreshToken?: (() => Promise<boolean>) | undefined
  readonly onEvent?: ((event: ApiEvent) => void) | undefined
  /** Language of the texts that the back end sends. The client sends it as `Accept-Language`. */
  readonly language?: string | (() => string) | undefined
  /** Time limit of a call, including its token, response and retry: by default 30,000 ms, for files 120,000 ms. */
  readonly timeoutMs?: number | undefined
  /**
   * Other URLs for single endpoints, with `:name` for each path parameter: `{ 'session.disclaimer': 'https://...' }`.
   */
  readonly addresses?: Readonly<Record<string, string>> | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
  /**
   * Returns random numbers from 0 (inclusive) to 1 (exclusive). The client uses them to vary the pauses before retries.
   */
  readonly random?: (() => number) | undefined
}
