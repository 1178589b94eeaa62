/** An expected outcome as a value: a success or a failure. Exceptions are only for bugs. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E }

/** A success with its value. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value })

/** A failure, with a value that describes it. */
export const err = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error })
