import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it } from 'vitest'
import { rereadQueries } from './reread-queries'

const KEY = ['parcels.list']

/** A list on the screen whose responses arrive only when the test releases them. */
const shownList = () => {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const asked: ((answer: string) => void)[] = []
  const observer = new QueryObserver(cache, {
    queryKey: [...KEY, { page: 1 }],
    queryFn: () => new Promise<string>((resolve) => asked.push(resolve)),
  })
  const leave = observer.subscribe(() => undefined)
  const answer = (index: number, text: string) => asked[index]?.(text)
  return { cache, asked, answer, leave, shown: () => observer.getCurrentResult().data }
}

describe('reading queries again after a change', () => {
  let leave = () => {}
  afterEach(() => leave())

  it('[RPT-41] after a change, a query is read once more if its first reading began before the change', async () => {
    const list = shownList()
    leave = list.leave
    const reread = rereadQueries(list.cache, KEY)
    list.answer(0, 'before the change')
    await expect.poll(() => list.asked.length).toBe(2)
    list.answer(1, 'after the change')
    await reread
    expect(list.shown()).toBe('after the change')
  })

  it('[RPT-41] a query gets the data from after a change, even if another reading of the query was in progress during the change', async () => {
    const list = shownList()
    leave = list.leave
    list.answer(0, 'long ago')
    await expect.poll(list.shown).toBe('long ago')
    const earlier = rereadQueries(list.cache, KEY)
    const reread = rereadQueries(list.cache, KEY)
    list.answer(1, 'before the change')
    list.answer(2, 'after the change')
    await Promise.all([earlier, reread])
    expect(list.shown()).toBe('after the change')
    expect(list.asked).toHaveLength(3)
  })

  it('a query whose data no component shows is not sent again after a change', async () => {
    const list = shownList()
    list.answer(0, 'long ago')
    await expect.poll(list.shown).toBe('long ago')
    list.leave()
    await rereadQueries(list.cache, KEY)
    expect(list.asked).toHaveLength(1)
  })
})
