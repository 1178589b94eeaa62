import { dequal } from 'dequal'

/** The functions of `node:util` that the back end calls. */

export const isDeepStrictEqual = (one: unknown, other: unknown): boolean => dequal(one, other)

export const promisify =
  (work: (...given: unknown[]) => void) =>
  (...given: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      work(...given, (error: unknown, value: unknown) => (error ? reject(error) : resolve(value)))
    })
