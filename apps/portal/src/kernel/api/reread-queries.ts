import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Reads the visible queries of a key again after a change. If the first reading of a query is still in progress, it may
 * have begun before the change, so the query is read once more afterwards.
 */
export const rereadQueries = async (cache: QueryClient, queryKey: QueryKey): Promise<void> => {
  const first = cache
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined })
  await cache.invalidateQueries({ queryKey })
  if (first.length > 0)
    await cache.invalidateQueries({ queryKey, predicate: (query) => first.includes(query) })
}
