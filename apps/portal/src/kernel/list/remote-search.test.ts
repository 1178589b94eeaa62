import { err, ok } from '@remesa/domain/kernel'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it } from 'vitest'
import { recordOption, remoteSearchOptions, type SearchCall } from './remote-search'

interface Query {
  readonly codeOrDesc: string
}
type Call = SearchCall<Query, string>
type Answer = Awaited<ReturnType<Call>>

/** A back end whose responses the test releases in any order. */
const heldBackEnd = () => {
  const asked: {
    readonly text: string
    readonly signal: AbortSignal
    readonly answer: (given: Answer) => void
  }[] = []
  const search = ({ query }: { readonly query: Query }, { signal }: { readonly signal: AbortSignal }) =>
    new Promise<Answer>((answer) => asked.push({ text: query.codeOrDesc, signal, answer }))
  const call: Call = Object.assign(search, { id: 'clients.list' })
  const answer = async (text: string, given: Answer) => {
    for (const search of asked) if (search.text === text) search.answer(given)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { asked, call, answer }
}

const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
afterEach(() => cache.clear())

describe('a selector', () => {
  const searching = () => {
    const backEnd = heldBackEnd()
    const options = (text?: string) =>
      remoteSearchOptions(backEnd.call, text === undefined ? undefined : { codeOrDesc: text })
    const observer = new QueryObserver(cache, options())
    observer.subscribe(() => undefined)
    return {
      ...backEnd,
      search: (text: string | undefined) => observer.setOptions(options(text)),
      shown: () => observer.getCurrentResult().data?.content,
      hasFailed: () => observer.getCurrentResult().isError,
    }
  }

  it('[LST-10] a selector requests nothing before it opens', () => {
    const { asked, shown } = searching()
    expect(asked).toEqual([])
    expect(shown()).toBeUndefined()
  })

  it('[LST-10] a selector aborts a search as soon as a newer search begins', async () => {
    const { asked, search, shown, answer } = searching()
    search('baz')
    search('bazar')
    expect(asked.map(({ text, signal }) => [text, signal.aborted])).toEqual([
      ['baz', true],
      ['bazar', false],
    ])
    await answer('bazar', ok({ content: ['Bazar Norte'] }))
    expect(shown()).toEqual(['Bazar Norte'])
  })

  it('[LST-10] a selector does not show the response of an older search that arrives late', async () => {
    const { search, shown, answer } = searching()
    search('baz')
    search('sur')
    await answer('sur', ok({ content: ['Mercado Sur'] }))
    await answer('baz', ok({ content: ['Bazar Norte'] }))
    expect(shown()).toEqual(['Mercado Sur'])
  })

  it('[LST-10] a selector shows a failure until a search succeeds', async () => {
    const { search, shown, answer, hasFailed } = searching()
    search('baz')
    await answer('baz', err({ kind: 'network', endpoint: 'clients.list', requestId: null }))
    expect(hasFailed()).toBe(true)
    search('bazar')
    expect(hasFailed()).toBe(false)
    await answer('bazar', ok({ content: ['Bazar Norte'] }))
    expect(shown()).toEqual(['Bazar Norte'])
  })

  it('[LST-11] a selector drops its results when the field that it depends on is cleared', async () => {
    const { search, shown, answer } = searching()
    search('')
    await answer('', ok({ content: ['Bazar Norte'] }))
    search(undefined)
    expect(shown()).toBeUndefined()
  })
})

describe('an option', () => {
  it('[LST-11] an option of a selector has the name of its record, and the code that distinguishes records with the same name', () => {
    expect(recordOption({ id: 3, codeSol: '0101', description: 'Bazar Norte' })).toEqual({
      id: '3',
      name: 'Bazar Norte',
      code: '0101',
    })
    expect(recordOption({ id: 3, codeSol: null, description: 'Bazar Norte' })).toEqual({
      id: '3',
      name: 'Bazar Norte',
    })
  })
})
