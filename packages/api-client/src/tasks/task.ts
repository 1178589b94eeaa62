import type { Brand, Issue, Refusal, Result } from '@remesa/domain/kernel'
import type { buildOrdersReportRequest, OrderDrafts, RatingDraft, RequestType } from '@remesa/domain/orders'
import type { ApiError } from '../client/api-error'

/**
 * Reasons why a task failed: a failed call, values that break rules (`invalid`), a task that is not possible now
 * (`refused`), or a report that was not ready in time. If the reason is `invalid` or `refused`, nothing was sent.
 */
export type TaskError =
  | ApiError<string>
  | { readonly kind: 'invalid'; readonly issues: readonly Issue[] }
  | { readonly kind: 'refused'; readonly reasons: readonly Refusal[] }
  | { readonly kind: 'unfinished'; readonly afterMs: number }

/** An order for which an idempotency key is created. */
export interface KeyedOrder<T extends RequestType = RequestType> {
  readonly type: T
  /** The id of the service point in the operations system. */
  readonly servicePointId: string
  readonly draft: OrderDrafts[T]
}

/** A declared amount with the bag or seal that contains it. */
export interface DeclaredAmount {
  readonly seal?: string | undefined
  readonly bag?: string | undefined
  /** Code of one of the `commodityTypes` of `@remesa/domain/declared-values`. */
  readonly commodity: string
  /** ISO 4217 code of the currency. */
  readonly currency: string
  readonly amount: number
}

/** A write for which an idempotency key is created: the kind of record, and the content of the record. */
export type KeyedWrite =
  | KeyedOrder
  | { readonly type: 'rating'; readonly serviceId: string | null; readonly draft: RatingDraft }
  | { readonly type: 'report'; readonly draft: ReturnType<typeof buildOrdersReportRequest> }
  | {
      readonly type: 'declared-values'
      readonly serviceCode: string
      readonly draft: readonly DeclaredAmount[]
    }

/** Functions that a host may replace. Each has a default. */
export interface TaskOptions {
  /** Returns the current time; by default the time of the computer's clock. */
  readonly now?: (() => Date) | undefined
  /**
   * Creates the idempotency key of a write when it is first sent. The default is a random UUID, which needs a polyfill
   * in React Native. A program that places many orders can derive the key from the service point and the day, so that
   * running the program again places no order twice.
   */
  readonly newKey?: ((write: KeyedWrite) => string) | undefined
  readonly brand?: Brand | undefined
}

/** The current time of the computer's clock. */
export const systemClock = (): Date => new Date()

/** A random idempotency key. */
export const randomKey = (): string => crypto.randomUUID()

/** A failed task as an exception, for scripts that stop at the first failure. */
export class TaskFailure extends Error {
  override readonly name = 'TaskFailure'
  constructor(readonly error: TaskError) {
    super(sentenceOf(error), 'cause' in error ? { cause: error.cause } : undefined)
  }
}

const sentenceOf = (error: TaskError): string => {
  if (error.kind === 'invalid') return error.issues.map(({ path, rule }) => `${path}: ${rule}`).join(', ')
  if (error.kind === 'refused') return error.reasons.map(({ rule }) => rule).join(', ')
  if (error.kind === 'unfinished') return `not finished after ${error.afterMs} ms`
  return `${error.endpoint}: ${'code' in error && error.code !== null ? error.code : error.kind}`
}

/**
 * The value of a call or a task, for scripts. A failure is thrown.
 *
 * @throws TaskFailure with the error of the result.
 *
 * @example
 * ```ts
 * const user = await unwrap(api.session.me())
 * ```
 */
export const unwrap = async <T>(result: Promise<Result<T, TaskError>>): Promise<T> => {
  const settled = await result
  if (!settled.ok) throw new TaskFailure(settled.error)
  return settled.value
}
