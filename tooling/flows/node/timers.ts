/** The functions of `node:timers/promises` that the back end calls. */

interface Wait {
  readonly signal?: AbortSignal
}

export const setTimeout = <Value>(
  delayMs: number,
  value?: Value,
  { signal }: Wait = {},
): Promise<Value | undefined> =>
  new Promise((resolve, reject) => {
    const timer = globalThis.setTimeout(() => resolve(value), delayMs)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

export const setImmediate = (): Promise<void> => new Promise((resolve) => globalThis.setTimeout(resolve))
