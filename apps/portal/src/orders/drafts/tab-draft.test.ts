import { parseCountryConfig } from '@remesa/domain/country'
import { defaultBrand } from '@remesa/domain/kernel'
import { emptyDrafts } from '@remesa/domain/orders'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storageWith } from '../../testing/storage'
import { createDraftStore, MAX_DRAFT_AGE_MS, MAX_DRAFT_LENGTH, MAX_DRAFTS } from './draft-store'
import { createTabDraft, type TypedOrder, WRITE_DELAY_MS } from './tab-draft'

const start = Date.parse('2026-11-21T10:00:00Z')

const config = parseCountryConfig({ id: 1, code: 'ES', name: 'España', Orders: { Enabled: true } })
if (!config.ok) throw new Error('[test] the configuration does not parse')
const drafts = emptyDrafts(
  {
    config: config.value,
    user: { name: 'Ana', lastName: 'Ruiz', username: 'ana', country: { code: 'ES' } },
    brand: defaultBrand,
    currencies: [],
    servicePoint: undefined,
  },
  new Date(start),
)

const order = (id: string, comments = ''): TypedOrder => ({
  id,
  type: 'pickup',
  drafts: { ...drafts, pickup: { ...drafts.pickup, comments } },
  isUncertain: false,
})
const draft = (id: string, typedAt = start) => ({ version: 1 as const, typedAt, ...order(id) })

let storage: ReturnType<typeof storageWith>
const storeOf = (owner = '7') => createDraftStore({ storage, owner, now: Date.now })
const reads = (point: number, owner?: string) =>
  storeOf(owner)
    .list(point)
    .map(({ id }) => id)
/** A tab whose storage survives reloads. */
const tabOf = () => {
  let own: string | null = null
  const memory = {
    read: () => own,
    write: (id: string) => {
      own = id
    },
  }
  return () => createTabDraft(storeOf(), memory, Date.now)
}
const tab = () => tabOf()()

beforeEach(() => {
  storage = storageWith()
  vi.useFakeTimers({ now: start })
})
afterEach(() => vi.useRealTimers())

describe('the drafts in a browser', () => {
  it('[DRF-1] the drafts in a browser are listed separately for each user and each service point, with the latest first', () => {
    storeOf('7').write(1, draft('a'))
    storeOf('7').write(1, draft('d', start + 1))
    storeOf('7').write(2, draft('b'))
    storeOf('8').write(1, draft('c'))
    expect([reads(1), reads(2), reads(1, '8')]).toEqual([['d', 'a'], ['b'], ['c']])
    expect([reads(2, '8'), reads(1, '9'), reads(12)]).toEqual([[], [], []])
  })

  it('[DRF-1] the drafts in a browser are deleted after 14 days, and not earlier', () => {
    storeOf().write(1, draft('a'))
    vi.setSystemTime(start + MAX_DRAFT_AGE_MS)
    expect(reads(1)).toEqual(['a'])
    vi.setSystemTime(start + MAX_DRAFT_AGE_MS + 1)
    expect(reads(1)).toEqual([])
    expect(storage.stored.size).toBe(0)
  })

  it('[DRF-2] unreadable drafts in a browser are deleted, and everything else in the storage is kept', () => {
    for (const [index, text] of ['', '{', 'null', '{"version":2}', '{"version":1,"id":""}', '[]'].entries())
      storage().setItem(`remesa.order-draft.7.${index}.x`, text)
    storage().setItem('remesa.portal', '{')
    expect(reads(0)).toEqual([])
    expect([...storage.stored.keys()]).toEqual(['remesa.portal'])
  })

  it('[DRF-2] a browser keeps only the latest twenty drafts, and no draft over the maximum length', () => {
    for (let point = 1; point <= MAX_DRAFTS + 3; point += 1) {
      storeOf(String(point % 2)).write(point, draft(`d${point}`, start + point))
    }
    expect(storage.stored.size).toBe(MAX_DRAFTS)
    expect([reads(3, '1'), reads(4, '0')]).toEqual([[], ['d4']])
    storeOf().write(99, { ...draft('long'), drafts: order('', 'x'.repeat(MAX_DRAFT_LENGTH)).drafts })
    expect(reads(99)).toEqual([])
  })

  it('[DRF-2] if the storage is full or forbidden, drafts are not stored, and no function of the drafts throws an error', () => {
    const refuse = () => {
      throw new Error('refused')
    }
    for (const broken of [
      refuse,
      () => ({ ...storageWith()(), setItem: refuse, getItem: refuse, key: refuse }),
    ]) {
      const store = createDraftStore({ storage: broken, owner: '7', now: Date.now })
      const tabDraft = createTabDraft(store, { read: () => null, write: () => undefined }, Date.now)
      tabDraft.note(1, order('a'))
      tabDraft.flush()
      expect(tabDraft.offered(2)).toBeUndefined()
      tabDraft.drop()
    }
  })
})

describe('the draft of the current order', () => {
  it('[DRF-3] the draft of the current order is stored when the user stops typing, and at once when the page is closed', () => {
    const tabDraft = tab()
    tabDraft.note(1, order('a', 'T'))
    vi.advanceTimersByTime(WRITE_DELAY_MS - 1)
    expect(storage.stored.size).toBe(0)
    tabDraft.note(1, order('a', 'Tw'))
    vi.advanceTimersByTime(1)
    expect(storeOf().list(1)).toMatchObject([{ drafts: { pickup: { comments: 'Tw' } }, typedAt: Date.now() }])
    tabDraft.note(1, order('a', 'Two'))
    tabDraft.flush()
    expect(storeOf().list(1)).toMatchObject([{ drafts: { pickup: { comments: 'Two' } } }])
  })

  it('[DRF-3] the draft of the current order is deleted when the order is sent or abandoned, and is not written again afterwards', () => {
    const tabDraft = tab()
    tabDraft.note(1, order('a'))
    tabDraft.flush()
    tabDraft.note(1, order('a', 'more'))
    tabDraft.drop()
    tabDraft.flush()
    vi.advanceTimersByTime(WRITE_DELAY_MS)
    expect(storage.stored.size).toBe(0)
  })

  it('[DRF-3] if the current order gets another service point, its draft gets the same service point', () => {
    const tabDraft = tab()
    tabDraft.note(1, order('a'))
    tabDraft.flush()
    tabDraft.note(2, order('a'))
    tabDraft.flush()
    expect([reads(1), reads(2)]).toEqual([[], ['a']])
  })

  it('[DRF-4] another tab can continue the draft of the current order, and neither tab overwrites the draft of the other tab', () => {
    const [one, other] = [tab(), tab()]
    one.note(1, order('a'))
    one.flush()
    expect(one.offered(1)).toBeUndefined()
    expect(other.offered(1)?.id).toBe('a')
    other.refuse(1, 'a')
    other.note(1, order('b'))
    one.note(1, order('a', 'sent'))
    one.flush()
    other.flush()
    expect(one.offered(1)).toBeUndefined()
    one.drop()
    expect(reads(1)).toEqual(['b'])
    expect(one.offered(1)?.id).toBe('b')
  })

  it('[DRF-4] a tab finds the draft of its own order first, even if another tab has stored a draft later', () => {
    const reload = tabOf()
    const [one, other] = [reload(), tab()]
    one.note(1, order('a'))
    one.flush()
    vi.advanceTimersByTime(1_000)
    other.note(1, order('b'))
    other.flush()
    expect(reload().offered(1)?.id).toBe('a')
    expect(tab().offered(1)?.id).toBe('b')
  })

  it('[DRF-4] if a draft is continued in another tab, it is not copied, and it is deleted when its order is sent', () => {
    const [one, other] = [tab(), tab()]
    one.note(1, order('a'))
    one.flush()
    other.adopt(1, 'a')
    expect(other.offered(1)).toBeUndefined()
    other.drop()
    expect(storage.stored.size).toBe(0)
  })

  it('[DRF-7] the draft of an order at one service point does not hide a draft at another service point', () => {
    storeOf().write(2, draft('b'))
    const tabDraft = tab()
    tabDraft.note(1, order('a'))
    expect(tabDraft.offered(2)?.id).toBe('b')
    tabDraft.adopt(2, 'b')
    expect([reads(1), reads(2)]).toEqual([['a'], ['b']])
  })
})
