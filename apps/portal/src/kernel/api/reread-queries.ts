import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Reads the queries of a key that are on screen again after a change. A first reading may have begun before
 * the change, and the cache would join it: such a query is read once more after it.
 */
export const rereadQueries = async (cache: QueryClient, queryKey: QueryKey): Promise<void> => {
  const first = cache
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined })
  await cache.invalidateQueries({ queryKey })
  if (first.length > 0)
    await cache.invalidateQueries({ queryKey, predicate: (query) => first.includes(query) })
}
