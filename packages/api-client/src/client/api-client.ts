import type { Result } from '@remesa/domain/kernel'
import type * as z from 'zod/mini'
import type { Contract, Endpoint, ErrorCodeOf, PortalContract } from '../contract'
import type { ApiError } from './api-error'

type Written<S> = S extends z.ZodMiniType ? z.input<S> : never
type ParamsPart<E> = E extends { params: infer P }
  ? { readonly params: Written<P> }
  : { readonly params?: never }
type BodyPart<E> = E extends { body: infer B } ? { readonly body: Written<B> } : { readonly body?: never }
/** A query without required fields may be left out as a whole. */
type QueryPart<E> = E extends { query: infer Q extends z.ZodMiniType }
  ? Partial<Record<never, never>> extends z.input<Q>
    ? { readonly query?: z.input<Q> }
    : { readonly query: z.input<Q> }
  : { readonly query?: never }

/** What a call sends: path parameters, query and body, each only where the endpoint has it. */
export type ApiInput<E extends Endpoint> = ParamsPart<E> & QueryPart<E> & BodyPart<E>

/** The value of a call that succeeds. */
export type ApiOutput<E extends Endpoint> = z.output<E['response']>

/** What a caller may set for one call. */
export interface CallOptions {
  /** Ends the call: the answer is then an `aborted` error, at once. */
  readonly signal?: AbortSignal | undefined
  /** Overrides the endpoint's own setting: a silent call raises neither overlay nor popup. */
  readonly silent?: boolean | undefined
  /**
   * Who shows that the call was `rejected`: the `host`, which receives `error.raised` (the default), or the `caller`,
   * such as the form that was sent. In both cases the host shows failures of every other kind.
   */
  readonly refusalShownBy?: 'host' | 'caller' | undefined
  /**
   * Who shows that the call failed, for whatever reason: the `host` (the default), or the `caller`, such as a list that
   * says so in its place. Unlike a silent call, it still counts as one in progress.
   */
  readonly failureShownBy?: 'host' | 'caller' | undefined
  /** Called as the answer arrives, with its bytes so far and all of them, where the back end says how many. */
  readonly onProgress?: ((progress: AnswerProgress) => void) | undefined
}

/** How much of an answer has arrived, in bytes as they are sent. */
export interface AnswerProgress {
  readonly received: number
  readonly total: number | undefined
}

/** What a caller sets for a call that creates something. */
export interface CreateOptions extends CallOptions {
  /** Made with the draft and the same for every retry of it: 1 to 255 visible ASCII characters, such as a random UUID. */
  readonly idempotencyKey: string
}

/** What a caller may set for a call that changes a record with versions. */
export interface VersionedOptions {
  /**
   * The version that the caller has read, or the one that the last write answered: if the record has another one by now,
   * the call is rejected as `record-changed`. Without it the record is changed whatever its version.
   */
  readonly version?: string | undefined
  /** The same for every retry of this one change, so that a retry after a lost answer is no conflict with the change itself. */
  readonly idempotencyKey?: string | undefined
}

type OptionsOf<E extends Endpoint> = (E extends { creates: true } ? CreateOptions : CallOptions) &
  (E extends { version: { kind: 'write' } } ? VersionedOptions : unknown)

/** The record that a refused write is answered with. */
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

/** One endpoint as a function that knows its name. It never throws and never rejects. */
export interface ApiCall<E extends Endpoint> {
  (...args: CallArguments<E>): Promise<Result<ApiOutput<E>, ApiError<ErrorCodeOf<E>, CurrentOf<E>>>>
  /** `orders.history`: with the input, a key for caches. */
  readonly id: string
}

/** The call of an endpoint by its place in a contract, so that editors name the place and not all that the endpoint is. */
export interface CallOf<C extends Contract, Feature extends keyof C, Name extends keyof C[Feature]>
  extends ApiCall<C[Feature][Name]> {}

/** Every endpoint by feature and name: `api.orders.history({ params, query }, { signal })`. */
export type ApiClient<C extends Contract = PortalContract> = {
  readonly [Feature in keyof C]: { readonly [Name in keyof C[Feature]]: CallOf<C, Feature, Name> }
}

interface CallEvent {
  readonly endpoint: string
  /** The same number in both events of one call, unique within the program. */
  readonly call: number
  readonly silent: boolean
  /** Whether the call may change something at the back end: every method but GET. */
  readonly writes: boolean
}

/**
 * What a host may want to show. Each call starts once and ends once, retries included. `error.raised` follows a call
 * that failed, except for silent and aborted ones and for what the caller shows; its code may be that of any call.
 */
export type ApiEvent =
  | ({ readonly type: 'request.started' } & CallEvent)
  | ({ readonly type: 'request.ended' } & CallEvent)
  | { readonly type: 'error.raised'; readonly error: ApiError<string> }

/** What a client needs: where the back end is, who is signed in, and what it may use. */
export interface ApiClientOptions {
  /** Where the paths of the contract begin: an origin, an origin with a path, or `''` for the page's own. */
  readonly baseUrl: string
  /**
   * Called before every request. `undefined`: no user is signed in. If it throws or rejects, because whoever issues tokens
   * does not answer, the call fails as `token`.
   */
  readonly getToken: () => string | undefined | Promise<string | undefined>
  /**
   * Renews a token that the back end no longer accepts; `true` when `getToken` has a new one. Calls that fail at the
   * same time share one renewal and are each sent once more. If it throws or rejects they fail as `token`.
   */
  readonly refreshToken?: (() => Promise<boolean>) | undefined
  readonly onEvent?: ((event: ApiEvent) => void) | undefined
  /** Language of the server's texts, sent as `Accept-Language`. */
  readonly language?: string | (() => string) | undefined
  /** For one call in total: waiting for the token, sending, reading the whole answer, one retry. Default 30,000 ms, 120,000 for files. */
  readonly timeoutMs?: number | undefined
  /** Other addresses for single endpoints, `:name` for path parameters: `{ 'session.disclaimer': 'https://...' }`. */
  readonly addresses?: Readonly<Record<string, string>> | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
  /** In [0, 1), for the jitter of retries. */
  readonly random?: (() => number) | undefined
}
