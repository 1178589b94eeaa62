/**
 * A replacement for `node:async_hooks`. The back end uses its context only to order the statements of many users. A
 * browser has one user, and statements run in the order in which they are issued.
 */
export class AsyncLocalStorage {
  run<Result>(_store: unknown, action: () => Result): Result {
    return action()
  }
  getStore(): undefined {
    return undefined
  }
}
