import { err, ok } from '@remesa/domain/kernel'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { endpointQueryOptions, type ReadCall } from './endpoint-query'

const noAnswer = { kind: 'network', endpoint: 'parcels.list', requestId: null } as const

/** A call that succeeds `answers` times and then fails, and a record of where each failure was shown. */
const parcels = ({ answers }: { readonly answers: number }) => {
  const shownBy: unknown[] = []
  const list: ReadCall<undefined, string> = Object.assign(
    async (_: undefined, options: Parameters<ReadCall<undefined, string>>[1]) => {
      shownBy.push(options.failureShownBy ?? 'host')
      return shownBy.length <= answers ? ok('two') : err(noAnswer)
    },
    { id: 'parcels.list' },
  )
  return { list, shownBy }
}

const newCache = () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0 } } })

describe('a query that shows its failure in place', () => {
  it('[FRA-39] if a page shows failures in place of its data, a query that fails before any data was loaded opens no popup', async () => {
    const { list, shownBy } = parcels({ answers: 0 })
    const options = endpointQueryOptions(list, undefined, { isShownInPlace: true })
    await expect(newCache().fetchQuery(options)).rejects.toThrow()
    expect(shownBy).toEqual(['caller'])
  })

  it('[FRA-39] even if a page shows failures in place of its data, a query that fails after data was loaded opens a popup', async () => {
    const { list, shownBy } = parcels({ answers: 1 })
    const cache = newCache()
    const options = endpointQueryOptions(list, undefined, { isShownInPlace: true })
    await cache.fetchQuery(options)
    await expect(cache.fetchQuery(options)).rejects.toThrow()
    expect(shownBy).toEqual(['caller', 'host'])
  })

  it('a query that fails opens a popup, unless its page shows failures in place of the data', async () => {
    const { list, shownBy } = parcels({ answers: 0 })
    await expect(newCache().fetchQuery(endpointQueryOptions(list, undefined))).rejects.toThrow()
    expect(shownBy).toEqual(['host'])
  })
})
