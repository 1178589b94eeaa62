import type { Brand, Issue, Refusal, Result } from '@remesa/domain/kernel'
import type { ApiError } from '../client/api-error'

/**
 * Why a task was not done: a call that failed, values that the rules refuse, something that can't be done now, or a
 * report that was not made in time. Nothing was sent for `invalid` and `refused`.
 */
export type TaskError =
  | ApiError<string>
  | { readonly kind: 'invalid'; readonly issues: readonly Issue[] }
  | { readonly kind: 'refused'; readonly reasons: readonly Refusal[] }
  | { readonly kind: 'unfinished'; readonly afterMs: number }

/** What a task takes from its host, each with a default. */
export interface TaskOptions {
  /** The clock; the machine's own unless said. */
  readonly now?: (() => Date) | undefined
  /** A new idempotency key; a random UUID unless said, which React Native has only with a polyfill. */
  readonly newKey?: (() => string) | undefined
  readonly brand?: Brand | undefined
}

/** The machine's clock. */
export const systemClock = (): Date => new Date()

/** A key that no other request has. */
export const randomKey = (): string => crypto.randomUUID()

/** A task that failed, where a script would rather stop than look at each result. */
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
 * The value of a call or a task, for scripts: a failure is thrown.
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
