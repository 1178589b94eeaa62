import type { Result } from '@remesa/domain/kernel'
import type * as z from 'zod/mini'
import type { Contract, Endpoint, ErrorCodeOf } from '../contract'
import type { Refusal } from './refusal'

type Nothing = Readonly<Record<never, never>>
type Read<S> = S extends z.ZodMiniType ? z.output<S> : Nothing

/** A request that the schemas of its endpoint have accepted. */
export interface HandlerRequest<E extends Endpoint, Context> {
  readonly params: E extends { params: infer P } ? Read<P> : Nothing
  readonly query: E extends { query: infer Q } ? Read<Q> : Nothing
  readonly body: E extends { body: infer B } ? Read<B> : undefined
  /**
   * The idempotency key, which is well formed or missing. Only calls that create records, or change records with
   * versions, have a key. The handler must store it for each user, with the request and the response, in the
   * transaction that writes the record. If the same request arrives again, the handler returns the stored response.
   * Another request with the same key is refused with `idempotency-key-reused`.
   */
  readonly idempotencyKey: string | undefined
  /** The versions from which the write may change its record; `any` if the request contains no version. */
  readonly versions: readonly string[] | 'any'
  readonly headers: Headers
  readonly context: Context
}

/** The result of a handler: the response, or a refusal with one of the codes that its endpoint declares. */
type Outcome<E extends Endpoint> = Result<z.input<E['response']>, Refusal<ErrorCodeOf<E>>>

/** The function that handles the requests of one endpoint. It throws only because of bugs. */
export type Handler<E extends Endpoint, Context> = (
  request: HandlerRequest<E, Context>,
) => Outcome<E> | Promise<Outcome<E>>

/** One handler for each endpoint of a contract. It does not compile if a handler is missing or has wrong types. */
export type Handlers<C extends Contract, Context> = {
  readonly [Feature in keyof C]: {
    readonly [Name in keyof C[Feature]]: Handler<C[Feature][Name], Context>
  }
}
