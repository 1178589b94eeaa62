import { expect } from 'vitest'

/** The page's address, as path and query. */
export const address = (): string => `${location.pathname}${location.search}`

/** Waits for the query of the address, which a list corrects after it is rendered. */
export const expectQuery = (query: Readonly<Record<string, string>>): Promise<void> =>
  expect.poll(() => Object.fromEntries(new URLSearchParams(location.search))).toEqual(query)

/** Waits for the path of the address: a given path, or a path that matches a pattern. */
export const expectPath = (path: string | RegExp): Promise<void> => {
  const shown = expect.poll(() => location.pathname)
  return typeof path === 'string' ? shown.toBe(path) : shown.toMatch(path)
}
