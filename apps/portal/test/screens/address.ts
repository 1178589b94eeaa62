import { expect } from 'vitest'

/** Path and query of the page's URL. */
export const address = (): string => `${location.pathname}${location.search}`

/** Waits until the URL has this query. The wait is needed because a list corrects its query after rendering. */
export const expectQuery = (query: Readonly<Record<string, string>>): Promise<void> =>
  expect.poll(() => Object.fromEntries(new URLSearchParams(location.search))).toEqual(query)

/** Waits until the URL has this path, or a path that matches this pattern. */
export const expectPath = (path: string | RegExp): Promise<void> => {
  const shown = expect.poll(() => location.pathname)
  return typeof path === 'string' ? shown.toBe(path) : shown.toMatch(path)
}
